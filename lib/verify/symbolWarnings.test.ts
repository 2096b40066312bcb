import { expect, test } from 'vitest'
import { warnOfSymbol } from './symbolWarnings'

const asset = (symbol: string, address = '0xa', isNative = false) => ({ symbol, address, isNative })

test('says nothing of an honest symbol', () => {
  expect(warnOfSymbol(asset('GNO'), [asset('GNO'), asset('COW', '0xb')], 'ETH')).toEqual([])
  expect(warnOfSymbol(asset('ETH', '0x0', true), [], 'ETH')).toEqual([])
})

test('warns of a token with the symbol of the network’s own currency', () => {
  expect(warnOfSymbol(asset('eth'), [], 'ETH').join()).toContain('not this network’s own currency')
})

test('warns of letters of another alphabet that look like a known symbol', () => {
  const warnings = warnOfSymbol(asset('USD\u0421'), [], 'ETH').join()
  expect(warnings).toContain('looks like USDC')
  expect(warnings).toContain('several alphabets')
})

test('warns of invisible and turning characters', () => {
  expect(warnOfSymbol(asset('US\u200bDC'), [], 'ETH').join()).toContain('invisible')
  expect(warnOfSymbol(asset('\u202eCDSU'), [], 'ETH').join()).toContain('reading direction')
})

test('warns of two tokens whose symbols look the same', () => {
  const all = [asset('GNO', '0xa'), asset('GN\u041e', '0xb')]
  for (const each of all) expect(warnOfSymbol(each, all, 'ETH').join()).toContain('Another token in this list')
})
