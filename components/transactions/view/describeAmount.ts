import { findChain } from '@/lib/config/chain'
import { showAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import * as words from './words'

/** How an amount counts; null when nobody told. */
export type Unit = { symbol: string | null; decimals: number | null }

/** How a network's own currency counts. */
export function nativeUnit(chainId: number): Unit {
  return findChain(chainId)?.nativeCurrency ?? { symbol: null, decimals: null }
}

/** The amount of a transfer in words, exact; `item` says that it is the id of one. */
export function describeAmount(amount: bigint, unit: Unit, isItem = false): string {
  const symbol = displayName(unit.symbol ?? '')
  if (isItem) return `${symbol ?? words.item} #${amount}`
  if (unit.decimals === null) return words.smallestUnits(amount, symbol)
  return `${showAmount(amount, unit.decimals)} ${symbol ?? words.someTokens}`
}

/** How the service's summary counts what is transferred. */
export function serviceUnit(txInfo: TransactionInfo, native: Unit): Unit {
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type === 'NATIVE_COIN') return native
  const { transferInfo } = txInfo
  if (transferInfo.type === 'ERC20') return { symbol: transferInfo.tokenSymbol, decimals: transferInfo.decimals }
  return { symbol: transferInfo.type === 'ERC721' ? transferInfo.tokenSymbol : null, decimals: null }
}
