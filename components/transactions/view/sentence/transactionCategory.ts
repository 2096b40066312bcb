import { isAddressEqual } from 'viem'
import { readMove } from '@/components/transactions/view/readMove'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { isRejection } from '@/lib/safe/execute/rejection'
import { listSettingsChanges } from '@/lib/safe/settings/settingsChange'
import { isBatch, type SentenceInput } from './describeTransaction'

export type TransactionCategory =
  | 'out'
  | 'in'
  | 'settings'
  | 'batch'
  | 'rejection'
  | 'call'
  | 'delegatecall'
  | 'creation'

/** What kind of act a transaction is, told as its sentence is: by the call data, and without it by the service. */
export function categorise({ safe, txInfo, call, native }: SentenceInput): TransactionCategory {
  if (!call) return categoriseInfo(txInfo)
  const { decoded, transaction } = call
  if (transaction && isRejection(safe, transaction)) return 'rejection'
  if (isBatch(decoded)) return 'batch'
  if (listSettingsChanges(safe, decoded).length > 0) return 'settings'
  if (decoded.operation === 1) return 'delegatecall'
  const move = readMove(safe, txInfo, decoded, native)
  return move && isAddressEqual(move.sender, safe) ? 'out' : 'call'
}

/**
 * Whether the sentence says all that a call does, as it does of a rejection, a transfer and one change of the settings: of
 * several acts it names the first ones, of other calls the function.
 */
export function isToldWhole({ safe, txInfo, call, native }: SentenceInput): boolean {
  if (!call || call.decoded.calls.length > 0) return false
  const { decoded, transaction } = call
  return (
    (transaction !== undefined && isRejection(safe, transaction)) ||
    readMove(safe, txInfo, decoded, native) !== undefined ||
    listSettingsChanges(safe, decoded).length === 1
  )
}

function categoriseInfo(info: TransactionInfo): TransactionCategory {
  switch (info.type) {
    case 'Transfer':
      return info.direction === 'INCOMING' ? 'in' : 'out'
    case 'SettingsChange':
      return 'settings'
    case 'Creation':
      return 'creation'
    case 'Custom':
      if (info.isCancellation) return 'rejection'
      return info.actionCount === null ? 'call' : 'batch'
    default:
      return 'call'
  }
}
