import { expect, test } from 'vitest'
import { warnOfSymbols } from './symbolWarnings'

const warnOf = (...all: ReturnType<typeof asset>[]) => warnOfSymbols(all, 'ETH')[0] ?? []
const asset = (symbol: string, address = '0xa', isNative = false) => ({ symbol, address, isNative })

test('says nothing of an honest symbol', () => {
  expect(warnOf(asset('GNO'), asset('COW', '0xb'))).toEqual([])
  expect(warnOf(asset('ETH', '0x0', true))).toEqual([])
})

test('warns of a token with the symbol of the network’s own currency', () => {
  expect(warnOf(asset('eth')).join()).toContain('not this network’s own currency')
})

test('warns of letters of another alphabet that look like a known symbol', () => {
  const warnings = warnOf(asset('USD\u0421')).join()
  expect(warnings).toContain('looks like USDC')
  expect(warnings).toContain('several alphabets')
})

test('warns of invisible and turning characters', () => {
  expect(warnOf(asset('US\u200bDC')).join()).toContain('invisible')
  expect(warnOf(asset('\u202eCDSU')).join()).toContain('reading direction')
})

test('warns of two tokens whose symbols look the same', () => {
  const all = [asset('GNO', '0xa'), asset('GN\u041e', '0xb')]
  for (const warnings of warnOfSymbols(all, 'ETH')) expect(warnings.join()).toContain('Another token in this list')
})
