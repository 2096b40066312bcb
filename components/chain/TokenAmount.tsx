import { formatCompactAmount, mostDecimals, showAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import * as words from './words'

type TokenAmountProps = {
  amount: bigint
  /** Null when nobody told: then the whole number of smallest units is shown, and said to be that. */
  decimals: number | null
  symbol: string | null
  isExact?: boolean
}

/** An amount with its symbol: short in lists with the exact number as the title, exact where money is about to move. */
export function TokenAmount({ amount, decimals, symbol, isExact = false }: TokenAmountProps) {
  const unit = displayName(symbol ?? '') ?? words.tokens
  if (decimals === null || decimals > mostDecimals) return <span>{words.smallestUnits(amount, unit)}</span>
  const exact = `${showAmount(amount, decimals)} ${unit}`
  return <span title={exact}>{isExact ? exact : `${formatCompactAmount(amount, decimals)} ${unit}`}</span>
}
