import { expect, test } from 'vitest'
import { formatFiatValue, parseFiat, valueAmount } from './fiatValue'

const one = 10n ** 18n

test('reads decimal texts exactly, exponents too', () => {
  expect(parseFiat('2500')).toBe(2500n * one)
  expect(parseFiat('0.1')).toBe(one / 10n)
  expect(parseFiat('1e-7')).toBe(10n ** 11n)
  expect(parseFiat('1.5E+3')).toBe(1500n * one)
  expect(parseFiat('-2.5')).toBe((-5n * one) / 2n)
  expect(parseFiat('9007199254740993')).toBe(9007199254740993n * one)
})

test('takes what is no number for nothing', () => {
  for (const text of ['', 'NaN', '1,5', '0x10', '1e999']) expect(parseFiat(text)).toBe(0n)
})

test('values an amount at the decimals of its token', () => {
  expect(valueAmount(1_500_000n, 6, parseFiat('2'))).toBe(3n * one)
  expect(valueAmount(1n, 18, parseFiat('2500'))).toBe(2500n)
})

test('takes what is worth less than a unit for one unit, and nothing for nothing', () => {
  expect(valueAmount(1n, 18, parseFiat('1e-9'))).toBe(1n)
  expect(valueAmount(0n, 18, parseFiat('2500'))).toBe(0n)
  expect(valueAmount(1n, 18, 0n)).toBe(0n)
})

test('says that a value is small instead of showing none', () => {
  expect(formatFiatValue(1n, 'USD', 'en')).toBe('<$0.01')
  expect(formatFiatValue(1n, 'JPY', 'en')).toBe('<¥1')
  expect(formatFiatValue(0n, 'USD', 'en')).toBe('$0.00')
  expect(formatFiatValue(one * 1234n, 'USD', 'en')).toBe('$1,234.00')
})
