import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  type LocalAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { SafeTransactionFields } from '@/gateway/codec/safeHash'
import type { Chain } from './chain'
import { inTurn } from './inTurn'
import { type SafeSigner, type SafeTypedData, signAsOwners } from './safeSignatures'
import type { Safe } from './safes'

export type SafeTransaction = SafeTransactionFields
export type SafeTransactionInput = Partial<SafeTransaction> & { to: Address }

export const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function approveHash(bytes32 hash)',
  'function enableModule(address module)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
])

const safeTxTypes = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
}

/** Fills in what is left out: an empty call without refund, at the Safe's next nonce. */
export async function buildSafeTransaction(chain: Chain, safe: Safe, input: SafeTransactionInput) {
  const nonce = input.nonce ?? (await readNonce(chain, safe))
  const noRefund = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  const transaction: SafeTransaction = { value: 0n, data: '0x', operation: 0, ...noRefund, ...input, nonce }
  return transaction
}

export function hashSafeTransaction(chain: Chain, safe: Safe, transaction: SafeTransaction) {
  return hashTypedData(safeTxTypedData(chain, safe, transaction))
}

/** The joined signatures of the signers, in the order and form that execTransaction wants. */
export async function signSafeTransaction(chain: Chain, safe: Safe, tx: SafeTransaction, signers: SafeSigner[]) {
  return signAsOwners(chain, safe, safeTxTypedData(chain, safe, tx), signers)
}

/** Signs and sends a Safe transaction; throws when the outer transaction fails. `executor` pays for it. */
export async function executeSafeTransaction(
  chain: Chain,
  safe: Safe,
  input: SafeTransactionInput,
  signers: SafeSigner[],
  executor: LocalAccount = findKeyHolder(signers),
) {
  const transaction = await buildSafeTransaction(chain, safe, input)
  const signatures = await signSafeTransaction(chain, safe, transaction, signers)
  const data = encodeExecution(transaction, signatures)
  const call = { account: executor, to: safe.address, data }
  const receipt = await inTurn(() => chain.client.sendTransactionSync(call))
  if (receipt.status !== 'success') throw new Error(`The transaction of the Safe ${safe.address} was reverted`)
  return { safeTxHash: hashSafeTransaction(chain, safe, transaction), transaction, signatures, receipt }
}

export function encodeExecution(tx: SafeTransaction, signatures: Hex) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

function readNonce({ client }: Chain, { address }: Safe) {
  return client.readContract({ address, abi: safeAbi, functionName: 'nonce' })
}

function safeTxTypedData({ chainId }: Chain, safe: Safe, message: SafeTransaction): SafeTypedData {
  const domain = { chainId, verifyingContract: safe.address }
  return { domain, types: safeTxTypes, primaryType: 'SafeTx', message: { ...message } }
}

function findKeyHolder(signers: SafeSigner[]): LocalAccount {
  for (const signer of signers) {
    const account = 'safe' in signer ? findKeyHolder(signer.signers) : signer
    if (account) return account
  }
  throw new Error('Nobody to send the transaction')
}
