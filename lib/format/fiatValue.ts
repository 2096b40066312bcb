import { formatAmount, formatFiat } from './amount'

/** Fiat values are counted in units of 10^-18, so that sums and orders are exact. */
const fiatDecimals = 18

/** A decimal text, an exponent allowed, in units of 10^-18; smaller digits are cut, and text that is no number is 0. */
export function parseFiat(text: string): bigint {
  const match = /^(-?)(\d{1,80})(?:\.(\d{1,80}))?(?:e([+-]?\d{1,2}))?$/i.exec(text)
  if (!match) return 0n
  const [, sign, whole = '0', fraction = '', exponent = '0'] = match
  const shift = fiatDecimals + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  const value = shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
  return sign ? -value : value
}

/**
 * What an amount in smallest units is worth at the price of one whole token, in units of 10^-18. What is worth anything
 * is worth one unit at least, so that it is never taken for nothing.
 */
export function valueAmount(amount: bigint, decimals: number, price: bigint): bigint {
  const value = (amount * price) / 10n ** BigInt(decimals)
  return value === 0n && amount > 0n && price > 0n ? 1n : value
}

/** A value for people; one too small for the currency's digits says `<$0.01` instead of nothing. */
export function formatFiatValue(value: bigint, currency: string, locale?: string): string {
  const show = (text: string) => formatFiat(text, currency, locale)
  const text = show(formatAmount(value, fiatDecimals))
  if (value <= 0n || text !== show('0')) return text
  const smallest = ['0.01', '1'].find((step) => show(step) !== show('0')) ?? '1'
  return `<${show(smallest)}`
}
