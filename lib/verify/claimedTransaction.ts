import type { Hex } from 'viem'
import type { MultisigDetails, TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { parseHash } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { Reason } from '@/lib/safe/verify/reason'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import { listAlternatives } from '@/lib/verify/checks/alternatives'
import { isSaidExecuted } from '@/lib/verify/checks/judgeStatus'

/** A transaction that owners sign no hash for, and why; the chain is the only witness of it. */
export type UnverifiableKind = { kind: 'module' | 'creation' | 'transfer' | 'unknown'; reason: Reason }

/**
 * What the gateway claims of a transaction that owners sign, in the form that `verifyTransaction` takes; nothing in it is
 * checked yet. For any other transaction, what it is and why there is no Safe hash.
 */
export function claimTransaction(details: TransactionDetails): ClaimedTransaction | UnverifiableKind {
  const { detailedExecutionInfo: info, txInfo, txHash, txStatus } = details
  if (info?.type !== 'MULTISIG') {
    const kind = nameKind(details)
    return { kind, reason: { code: 'unsigned', kind } }
  }
  const call = readCall(details)
  if (!call) return { kind: 'unknown', reason: { code: 'unnamedCall' } }
  const isExecuted = txHash !== null && isSaidExecuted(txStatus)
  return {
    transaction: { ...call, ...readGasFields(info) },
    safeTxHash: info.safeTxHash,
    confirmations: info.confirmations.map(readConfirmation),
    confirmationsRequired: info.confirmationsRequired,
    execution: isExecuted ? { txHash } : undefined,
    alternatives: listAlternatives(txInfo, details),
  }
}

/** The safeTxHash that a transaction's id holds; undefined for the id of another kind. */
export function readIdHash(txId: string): Hex | undefined {
  const [kind, , hash = ''] = txId.split('_')
  return kind === 'multisig' ? parseHash(hash) : undefined
}

function nameKind({ detailedExecutionInfo: info, txInfo }: TransactionDetails): UnverifiableKind['kind'] {
  if (info?.type === 'MODULE') return 'module'
  if (txInfo.type === 'Creation') return 'creation'
  return info === null && txInfo.type === 'Transfer' ? 'transfer' : 'unknown'
}

type Call = Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>

/** The call in full, or what a summary without call data comes down to: a plain payment. */
function readCall({ txData, txInfo }: TransactionDetails): Call | undefined {
  if (txData) {
    const { to, value, hexData, operation } = txData
    return { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation }
  }
  if (txInfo.type === 'Custom' && txInfo.dataSize === 0n) {
    return { to: txInfo.to.value, value: txInfo.value ?? 0n, data: '0x', operation: 0 }
  }
  if (txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'NATIVE_COIN') {
    return { to: txInfo.recipient.value, value: txInfo.transferInfo.value, data: '0x', operation: 0 }
  }
  return undefined
}

function readGasFields(info: MultisigDetails) {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = info
  return { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver: refundReceiver.value, nonce }
}

/** Without signature bytes only an approval on the chain can count: then the chain is asked for that. */
function readConfirmation({ signer, signature }: MultisigDetails['confirmations'][number]): OwnerSignature {
  return { signer: signer.value, signature: signature ?? approvedHashSignature(signer.value) }
}
