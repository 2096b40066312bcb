import { type Address, getAddress, type Hex } from 'viem'
import type { SafeTransactionFields } from '../codec/safeHash'
import type { RawTransaction } from './client'

/** A mined transaction that touched a Safe or moved a token. Times are in milliseconds. */
export type ChainTransaction = {
  hash: Hex
  from: Address
  to: Address | null
  value: bigint
  input: Hex
  block: number
  position: number
  timestamp: number
}

export type Creation = {
  transaction: ChainTransaction
  factory: Address | null
  singleton: Address | null
  saltNonce: string | null
}

export type Execution = {
  kind: 'multisig'
  transaction: ChainTransaction
  logIndex: number
  safeTxHash: Hex
  isSuccess: boolean
  /** What the Safe paid back; null where no event tells. */
  payment: bigint | null
  /** The Safe's threshold when the transaction was executed. */
  threshold: number
  /** Null when neither events, input nor trace tell what was executed. */
  fields: SafeTransactionFields | null
  signatures: Hex
}

export type ModuleCall = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

export type ModuleExecution = {
  kind: 'module'
  transaction: ChainTransaction
  logIndex: number
  module: Address
  isSuccess: boolean
  call: ModuleCall | null
}

export type Transfer = {
  kind: 'transfer'
  transaction: ChainTransaction
  logIndex: number
  /** "e" and the log index for tokens, "i" and a trace path for the native coin: unique inside a transaction. */
  path: string
  from: Address
  to: Address
} & (
  | { asset: 'native'; amount: bigint }
  | { asset: 'erc20'; token: Address; amount: bigint }
  | { asset: 'erc721'; token: Address; tokenId: bigint }
)

export type Approval = { owner: Address; safeTxHash: Hex; timestamp: number }

export type SafeRecord = {
  address: Address
  /** Created by a factory of the time before 1.3.0: it may have had a version that executes without telling. */
  isOld: boolean
  creation: Creation
  /** Every account that was ever an owner; who is one now, the Safe itself says. */
  everOwners: Set<Address>
  threshold: number
  /** Each threshold that it had, and since which transaction. */
  thresholds: { since: ChainTransaction; value: number }[]
  /** What a version until 1.0.0 says of executions: the hashes of those that failed. */
  failedHashes: Set<Hex>
  executions: Execution[]
  moduleExecutions: ModuleExecution[]
  nativeTransfers: Transfer[]
  approvals: Approval[]
}

export function describeTransaction(raw: RawTransaction, block: { number: Hex; timestamp: Hex }): ChainTransaction {
  return {
    hash: raw.hash,
    from: getAddress(raw.from),
    to: raw.to ? getAddress(raw.to) : null,
    value: BigInt(raw.value),
    input: raw.input,
    block: Number(block.number),
    position: Number(raw.transactionIndex),
    timestamp: Number(block.timestamp) * 1000,
  }
}

/** Order on the chain. */
export type Placed = { transaction: ChainTransaction; logIndex: number }

export function comparePlace(left: Placed, right: Placed) {
  return (
    left.transaction.block - right.transaction.block ||
    left.transaction.position - right.transaction.position ||
    left.logIndex - right.logIndex
  )
}
