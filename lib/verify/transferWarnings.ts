import type { Address } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import { type Warning, type WarningCode, warnLookAlikes } from '@/lib/safe/call/warnings'
import * as words from './words'

type TransferSummary = Extract<TransactionInfo, { type: 'Transfer' }>

/** Warnings that are the gateway's: whether there is reason for them, nothing here can tell. */
export const gatewayWarnings: ReadonlySet<WarningCode> = new Set(['imitation', 'distrustedToken'])

const mostReceivers = 100

/**
 * What in a transaction's summary may have been put there to be copied by mistake: an address that looks like one of
 * those `known`, and a movement that no owner signed and that moves nothing or something that anybody can make.
 */
export function warnSummary(txInfo: TransactionInfo, isSigned: boolean, ...known: (readonly Address[])[]): Warning[] {
  const warnings = warnLookAlikes(listParties(txInfo), ...known)
  return txInfo.type === 'Transfer' && !isSigned ? [...warnings, ...warnPoison(txInfo)] : warnings
}

/** Whom the owners of a Safe paid by transactions that they signed, the latest first. */
export function listReceivers(items: readonly TransactionListItem[]): Address[] {
  const receivers = new Set<Address>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION' || receivers.size >= mostReceivers) continue
    const { executionInfo, txInfo } = item.transaction
    const isPaid = executionInfo?.type === 'MULTISIG' && txInfo.type === 'Transfer' && txInfo.direction === 'OUTGOING'
    if (isPaid) receivers.add(txInfo.recipient.value)
  }
  return [...receivers]
}

function listParties(txInfo: TransactionInfo): Address[] {
  if (txInfo.type === 'Transfer') return [txInfo.sender.value, txInfo.recipient.value]
  return txInfo.type === 'Custom' ? [txInfo.to.value] : []
}

function warnPoison({ direction, transferInfo }: TransferSummary): Warning[] {
  const codes: (keyof typeof words.poison)[] = []
  if ('value' in transferInfo && transferInfo.value === 0n) codes.push('movesNothing')
  if (direction === 'OUTGOING' && transferInfo.type !== 'NATIVE_COIN') codes.push('onlyTokenSent')
  if ('imitation' in transferInfo && transferInfo.imitation) codes.push('imitation')
  if ('trusted' in transferInfo && transferInfo.trusted === false) codes.push('distrustedToken')
  return codes.map((code) => ({ code, severity: 'caution', message: words.poison[code] }))
}
