import { type Address, type Hex, zeroAddress } from 'viem'

/** 0 calls the target; 1 runs the target's code as the Safe itself (delegatecall). */
export type Operation = 0 | 1

/** Every field that is part of a Safe transaction's hash. All amounts are in wei or in the gas token's smallest unit. */
export type SafeTransaction = {
  to: Address
  value: bigint
  data: Hex
  operation: Operation
  safeTxGas: bigint
  /** Called dataGas by contracts below 1.0.0. */
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

/** The fields in the order in which the contract hashes them. */
export const transactionFields = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const satisfies readonly (keyof SafeTransaction)[]

/** One call inside a transaction or a batch. */
export type SafeCall = { to: Address; value: bigint; data: Hex; operation?: Operation }

/** A transaction that makes one call and refunds nobody: what a composer proposes. `safeTxGas` is the gas that the
 * contract keeps for the call; above 0, a call that fails uses up the nonce instead of reverting. */
export function createTransaction(call: SafeCall, nonce: bigint, safeTxGas = 0n): SafeTransaction {
  const { to, value, data, operation = 0 } = call
  const noRefund = { safeTxGas, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  return { to, value, data, operation, ...noRefund, nonce }
}
