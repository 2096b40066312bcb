import { AppError } from '@/lib/errors'
import { language } from './language'
import { numberFormat } from './numberFormat'
import { amountFaults } from './words'

type AmountFault = keyof ReturnType<typeof amountFaults>

/** Text that is not an amount of the token: `reason` tells a form which sentence to show beside the field. */
export class InvalidAmountError extends AppError {
  override name = 'InvalidAmountError'
  readonly reason: AmountFault

  constructor(reason: AmountFault, decimals: number, text: string) {
    super(amountFaults(decimals)[reason], { details: text.slice(0, 100) })
    this.reason = reason
  }
}

/** More decimals than a uint256 has digits mean nothing: nobody can say how much such an amount is. */
export const mostDecimals = 77

const maxUint256 = 2n ** 256n - 1n
const maxDecimals = 255
const suffixes = ['', 'k', 'm', 'b', 't']
const shortened = { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' } as const

/**
 * The exact decimal text of an amount in smallest units, for programs and files in every language: a point, no rounding,
 * no exponent, no trailing zeros.
 */
export function formatAmount(amount: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) return `${amount}`
  const sign = amount < 0n ? '-' : ''
  const digits = `${amount < 0n ? -amount : amount}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** The same for people, as the site's language writes numbers. */
export function showAmount(amount: bigint, decimals: number, locale = language): string {
  const [whole = '', fraction = ''] = formatAmount(amount, decimals).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  return `${sign}${joinDigits(whole.replace('-', ''), fraction, locale)}`
}

/** The same as somebody types it into a field: the digits are not grouped. */
export function typeAmount(amount: bigint, decimals: number, locale = language): string {
  return formatAmount(amount, decimals).replace('.', decimalSign(locale))
}

/**
 * The exact inverse of `typeAmount`: refuses anything it would have to round. Where the language writes a comma, a point
 * will do as well, but not one that may group digits, as in 1.500. Throws InvalidAmountError.
 */
export function parseAmount(text: string, decimals: number, locale = language): bigint {
  const hasComma = decimalSign(locale) === ','
  const match = (hasComma ? /^(\d*)(?:[.,](\d*))?$/ : /^(\d*)(?:\.(\d*))?$/).exec(text.trim())
  const whole = match?.[1] ?? ''
  const fraction = (match?.[2] ?? '').replace(/0+$/, '')
  const isAmbiguous = hasComma && /^[1-9]\d{0,2}\.\d{3}$/.test(text.trim())
  if (!match || isAmbiguous || !/\d/.test(text) || text.length > 400)
    throw new InvalidAmountError('format', decimals, text)
  if (fraction.length > decimals) throw new InvalidAmountError('precision', decimals, text)
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (amount > maxUint256) throw new InvalidAmountError('range', decimals, text)
  return amount
}

/**
 * A short text for lists: four digits after the point, and k/m/b/t from 10000 on (specification §9). Cut, never rounded
 * up, so that it does not promise more than there is; an amount too small to show says `<0.0001`. Other languages than
 * English have their own words for a million.
 */
export function formatCompactAmount(amount: bigint, decimals: number, locale = language): string {
  if (amount < 0n) return `-${formatCompactAmount(-amount, decimals, locale)}`
  const exact = formatAmount(amount, decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  if (whole.length < 5) {
    const cut = fraction.slice(0, 4).replace(/0+$/, '')
    if (amount > 0n && whole === '0' && cut === '') return `<${joinDigits('0', '0001', locale)}`
    return joinDigits(whole, cut, locale)
  }
  if (!locale.startsWith('en') && isDecimalText(exact)) return numberFormat(locale, shortened).format(exact)
  const step = Math.min(suffixes.length - 1, Math.floor((whole.length - 1) / 3))
  const head = whole.slice(0, whole.length - step * 3)
  const cut = whole.slice(head.length, head.length + 2).replace(/0+$/, '')
  return `${joinDigits(head, cut, locale)}${suffixes[step]}`
}

/** A fiat value, given as decimal text so that no digit is lost, in the reader's number format. Unknown text stays. */
export function formatFiat(value: string, currency: string, locale = language): string {
  if (!isDecimalText(value)) return value
  const code = currency.toUpperCase()
  // Intl knows ISO codes only; a gateway may also count in ETH or another coin.
  if (!/^[A-Z]{3}$/.test(code)) return `${value} ${code}`
  return numberFormat(locale, { style: 'currency', currency: code }).format(value)
}

function isDecimalText(text: string): text is `${number}` {
  return /^-?\d{1,80}(\.\d{1,80})?$/.test(text)
}

function joinDigits(whole: string, fraction: string, locale: string): string {
  return `${numberFormat(locale).format(BigInt(whole))}${fraction && `${decimalSign(locale)}${fraction}`}`
}

function decimalSign(locale: string): string {
  return numberFormat(locale).format(1.5).slice(1, 2)
}
