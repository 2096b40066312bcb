import type { GatewayTransactionDetails } from '@safe-global/safe-apps-sdk'
import {
  DetailedExecutionInfoType,
  type TransactionData,
  type TransactionInfo,
  TransactionInfoType,
  type TransactionStatus,
  TransactionTokenType,
  TransferDirection,
} from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import { type Address, getAddress, type Hex, size } from 'viem'
import { decodeCall } from '@/lib/safe/call/callData'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'

/** What is known of a Safe's transaction. Times are in milliseconds since 1970. */
export type KnownTransaction = {
  safe: Address
  safeTxHash: Hex
  status: TransactionStatus
  /** Undefined for what the Safe executed where nothing says what that was. */
  transaction: SafeTransaction | undefined
  owners: readonly Address[]
  threshold: number
  confirmations: readonly OwnerSignature[]
  submittedAt: number | undefined
  execution?: { txHash: Hex; time: number; sender: Address }
}

/** A transaction in the gateway's own JSON (decimal strings, not bigint), which apps are promised. */
export function toAppTransaction(known: KnownTransaction): GatewayTransactionDetails {
  const { safe, safeTxHash, status, transaction, execution } = known
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    txStatus: status,
    ...(execution && { executedAt: execution.time, txHash: execution.txHash }),
    txInfo: transaction ? describeCall(safe, transaction) : unreadCall(safe),
    ...(transaction && {
      txData: describeData(transaction),
      detailedExecutionInfo: describeExecution(known, transaction),
    }),
  }
}

/** Gateways write addresses with their checksum, nodes without. */
const named = (address: Address) => ({ value: getAddress(address) })

/** As gateways describe what they cannot read. */
function unreadCall(safe: Address): TransactionInfo {
  return { type: TransactionInfoType.CUSTOM, to: named(safe), dataSize: '0', value: '0', isCancellation: false }
}

function describeCall(safe: Address, transaction: SafeTransaction): TransactionInfo {
  const { to, value, data, operation } = transaction
  if (value > 0n && data === '0x' && operation === 0) {
    return {
      type: TransactionInfoType.TRANSFER,
      ...{ sender: named(safe), recipient: named(to), direction: TransferDirection.OUTGOING },
      transferInfo: { type: TransactionTokenType.NATIVE_COIN, value: `${value}` },
    }
  }
  const { functionName, calls } = decodeCall(safe, transaction)
  return {
    type: TransactionInfoType.CUSTOM,
    ...{ to: named(to), dataSize: `${size(data)}`, value: `${value}` },
    ...(functionName && { methodName: functionName }),
    ...(functionName === 'multiSend' && { actionCount: calls.length }),
    isCancellation: isRejection(safe, transaction),
  }
}

function describeData({ to, value, data, operation }: SafeTransaction): TransactionData {
  return {
    ...{ to: named(to), value: `${value}`, operation },
    ...(data !== '0x' && { hexData: data }),
    // Whom to trust a service says, and there is none.
    trustedDelegateCallTarget: false,
  }
}

function describeExecution(
  { safeTxHash, owners, threshold, confirmations, execution, submittedAt = execution?.time ?? 0 }: KnownTransaction,
  { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }: SafeTransaction,
): GatewayTransactionDetails['detailedExecutionInfo'] {
  return {
    type: DetailedExecutionInfoType.MULTISIG,
    ...{ submittedAt, nonce: Number(nonce), safeTxHash, gasToken, refundReceiver: named(refundReceiver) },
    ...{ safeTxGas: `${safeTxGas}`, baseGas: `${baseGas}`, gasPrice: `${gasPrice}` },
    ...(execution && { executor: named(execution.sender) }),
    signers: owners.map(named),
    confirmationsRequired: threshold,
    confirmations: confirmations.map(({ signer, signature }) => ({
      signer: named(signer),
      signature,
      submittedAt,
    })),
    ...{ rejectors: [], trusted: true },
  }
}
