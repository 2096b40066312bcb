import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { nameSettingsChange } from '@/lib/safe/settings/settingsChange'
import { readChange } from '@/lib/verify/checks/checkSettings'
import { readIdHash } from './claimedTransaction'

/**
 * Of each row of a list, how many before it claim the same: one execution, one creation, or one movement of one
 * transaction, whatever ids the rows have. Only what is checked tells rows apart: a name may be anything.
 */
export function countRepeats(rows: readonly TransactionSummary[]): ReadonlyMap<TransactionSummary, number> {
  const seen = new Map<string, number>()
  const repeats = new Map<TransactionSummary, number>()
  for (const row of rows) {
    const name = nameClaim(row)
    const before = seen.get(name) ?? 0
    repeats.set(row, before)
    seen.set(name, before + 1)
  }
  return repeats
}

function nameClaim({ id, executionInfo, txInfo, txHash }: TransactionSummary): string {
  const claim = nameKind(id, executionInfo, txInfo, txHash)
  return claim.join(' ').toLowerCase()
}

function nameKind(
  id: string,
  info: TransactionSummary['executionInfo'],
  txInfo: TransactionInfo,
  txHash: string | null,
): (string | number | bigint | null)[] {
  if (info?.type === 'MULTISIG') return ['multisig', readIdHash(id) ?? id]
  if (txInfo.type === 'Creation') return ['creation']
  if (info?.type === 'MODULE') return ['module', txHash, info.address.value, ...nameContent(txInfo)]
  return ['transfer', txHash, ...nameContent(txInfo)]
}

function nameContent(txInfo: TransactionInfo): (string | bigint)[] {
  if (txInfo.type === 'Custom') return [txInfo.to.value, txInfo.value ?? 0n, txInfo.dataSize]
  if (txInfo.type === 'SettingsChange') {
    const change = txInfo.settingsInfo && readChange(txInfo.settingsInfo)
    return [change ? nameSettingsChange(change) : '']
  }
  if (txInfo.type !== 'Transfer') return [txInfo.type]
  const { sender, recipient, transferInfo } = txInfo
  const parties = [sender.value, recipient.value]
  if (transferInfo.type === 'NATIVE_COIN') return [...parties, transferInfo.value]
  if (transferInfo.type === 'ERC20') return [...parties, transferInfo.tokenAddress, transferInfo.value]
  return transferInfo.type === 'ERC721' ? [...parties, transferInfo.tokenAddress, transferInfo.tokenId] : parties
}
