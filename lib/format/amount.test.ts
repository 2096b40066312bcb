import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatCompactAmount,
  formatFiat,
  InvalidAmountError,
  parseAmount,
  showAmount,
  typeAmount,
} from './amount'

const ether = 10n ** 18n

describe('formatAmount', () => {
  test('is exact for tiny, huge and negative amounts', () => {
    expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
    expect(formatAmount(2n ** 256n - 1n, 18)).toBe(
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    )
    expect(formatAmount(-15n * 10n ** 17n, 18)).toBe('-1.5')
    expect(showAmount(1234567n, 0)).toBe('1,234,567')
    expect(formatAmount(1000n, 3)).toBe('1')
    expect(formatAmount(0n, 6)).toBe('0')
    expect(formatAmount(5n, 255)).toBe(`0.${'0'.repeat(254)}5`)
  })

  test('shows the raw number when the decimals make no sense', () => {
    expect(formatAmount(12345n, -1)).toBe('12345')
    expect(formatAmount(12345n, 1.5)).toBe('12345')
    expect(formatAmount(12345n, Number.NaN)).toBe('12345')
  })
})

describe('parseAmount', () => {
  test('gives back every formatted amount, digit for digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount)
      }),
    )
  })

  test('accepts a bare point side and trailing zeros', () => {
    expect(parseAmount('.5', 1)).toBe(5n)
    expect(parseAmount('5.', 1)).toBe(50n)
    expect(parseAmount('1.50000', 1)).toBe(15n)
  })

  test.each([
    ['', 'format'],
    ['.', 'format'],
    ['1,5', 'format'],
    ['1e18', 'format'],
    ['-1', 'format'],
    ['+1', 'format'],
    ['0x10', 'format'],
    ['1 000', 'format'],
    ['١', 'format'],
    ['1.0000001', 'precision'],
    [`${2n ** 256n}`, 'range'],
  ])('refuses %s by its %s', (text, reason) => {
    expect(() => parseAmount(text, 6)).toThrow(expect.objectContaining({ name: 'InvalidAmountError', reason }))
  })

  test('throws nothing but InvalidAmountError', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseAmount(text, 18)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidAmountError)
        }
      }),
    )
  })
})

describe('another language', () => {
  test.each([
    ['en', '1,234,567.5', '1234567.5'],
    ['de', '1.234.567,5', '1234567,5'],
    ['es', '1.234.567,5', '1234567,5'],
    ['zh-CN', '1,234,567.5', '1234567.5'],
  ])('%s groups digits and writes fractions as it does: %s', (locale, shown, typed) => {
    const amount = 12_345_675n * 10n ** 17n
    expect(showAmount(amount, 18, locale)).toBe(shown)
    expect(showAmount(-amount, 18, locale)).toBe(`-${shown}`)
    expect(typeAmount(amount, 18, locale)).toBe(typed)
    expect(formatAmount(amount, 18)).toBe('1234567.5')
  })

  test('keeps every digit, and gives back what it typed', () => {
    const locales = fc.constantFrom('en', 'de', 'es', 'zh-CN')
    fc.assert(
      fc.property(
        locales,
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 77 }),
        (locale, amount, decimals) => {
          expect(parseAmount(typeAmount(amount, decimals, locale), decimals, locale)).toBe(amount)
          const digits = (text: string) => text.replace(/\D/g, '')
          expect(digits(showAmount(amount, decimals, locale))).toBe(digits(formatAmount(amount, decimals)))
        },
      ),
    )
  })

  test('takes a comma or a point for the fraction where it writes a comma', () => {
    expect(parseAmount('1,5', 1, 'de')).toBe(15n)
    expect(parseAmount('1.5', 1, 'de')).toBe(15n)
    expect(parseAmount('0.125', 3, 'de')).toBe(125n)
    expect(parseAmount('1,500', 3, 'de')).toBe(1500n)
    expect(parseAmount(',5', 1, 'es')).toBe(5n)
  })

  // A thousand and a half, or one and a half: who wrote it knows, and nobody else.
  test.each(['1.500', '12.000', '1.234,5', '1.234.567', '1,2,3', '1 000'])('refuses %s in German', (text) => {
    expect(() => parseAmount(text, 6, 'de')).toThrow(expect.objectContaining({ reason: 'format' }))
  })

  test.each(['1,5', '1,500'])('refuses %s in Chinese, which writes a point', (text) => {
    expect(() => parseAmount(text, 6, 'zh-CN')).toThrow(expect.objectContaining({ reason: 'format' }))
  })

  test.each([
    [1n, 'de', '<0,0001'],
    [ether / 3n, 'de', '0,3333'],
    [1_999_999n * ether, 'de', '1,99\u00a0Mio.'],
    [12_349n * ether, 'de', '12.349'],
    [1_999_999n * ether, 'es', '1,99\u00a0M'],
    [129_999n * ether, 'zh-CN', '12.99万'],
    [-129_999n * ether, 'zh-CN', '-12.99万'],
  ])('shortens %s in %s to %s, and never rounds up', (amount, locale, text) => {
    expect(formatCompactAmount(amount, 18, locale)).toBe(text)
  })
})

describe('formatCompactAmount', () => {
  test.each([
    [0n, '0'],
    [1n, '<0.0001'],
    [ether / 10_000n, '0.0001'],
    [ether / 3n, '0.3333'],
    [9_999n * ether + ether - 1n, '9,999.9999'],
    [10_000n * ether, '10k'],
    [12_345n * ether, '12.34k'],
    [999_999n * ether, '999.99k'],
    [1_000_000n * ether, '1m'],
    [1_234_567_890n * ether, '1.23b'],
    [10n ** 12n * ether, '1t'],
    [10n ** 18n * ether, '1,000,000t'],
    [-12_345n * ether, '-12.34k'],
  ])('shows %s as %s', (amount, text) => {
    expect(formatCompactAmount(amount, 18)).toBe(text)
  })

  test('never shows more than there is', () => {
    const scale = { k: 3n, m: 6n, b: 9n, t: 12n }
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (amount) => {
        const text = formatCompactAmount(amount, 18).replaceAll(',', '')
        if (text.startsWith('<')) return
        const power = scale[text.at(-1) as keyof typeof scale] ?? 0n
        expect(parseAmount(text.replace(/[kmbt]$/, ''), 18) * 10n ** power).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe('formatFiat', () => {
  test('keeps digits that a number would lose', () => {
    expect(formatFiat('12345678901234567.89', 'usd', 'en')).toBe('$12,345,678,901,234,567.89')
  })

  test('survives what is no number and no currency', () => {
    expect(formatFiat('about ten', 'USD', 'en')).toBe('about ten')
    expect(formatFiat('1.5', 'MATIC', 'en')).toBe('1.5 MATIC')
  })
})
