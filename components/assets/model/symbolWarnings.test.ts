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

test.each([
  ['ⲤⲞⲘⲢ', 'letters that look like Latin ones'],
  ['ՍՏԴ', 'letters that look like Latin ones'],
  ['ᴜsᴅᴄ', 'looks like USDC'],
  ['∪SDC', 'looks like USDC'],
  ['ΕΤΗ', 'looks like ETH'],
  ['ＵＳＤＣ', 'looks like USDC'],
  ['ᏔᏴᎢС', 'looks like WBTC'],
  ['𝐔𝐒𝐃𝐓', 'looks like USDT'],
  ['ꓴꓢꓓꓔ', 'looks like USDT'],
  ['DAΙ', 'looks like DAI'],
  ['GΝO', 'several alphabets'],
])('warns of %s', (symbol, said) => {
  expect(warnOf(asset(symbol)).join()).toContain(said)
})

test('says nothing of symbols and names in honest letters of any language', () => {
  for (const name of ['柴犬', 'Café Coin', 'Łódź', 'Uniswap V2', '𓀀', '🦄', '犬Inu', 'Dai', 'Wrapped Ether']) {
    expect(warnOfSymbols([{ ...asset('DOGE'), name }], 'ETH')[0], name).toEqual([])
  }
  for (const symbol of ['柴犬', 'GNO', '1INCH', '€URA', 'mETHx', 'UNI-V2'])
    expect(warnOf(asset(symbol)), symbol).toEqual([])
})

test('warns of a name as of a symbol, and of two that are only drawn alike', () => {
  const named = (name: string, address = '0xa') => ({ ...asset(`T${address}`, address), name })
  expect(warnOfSymbols([named('USD Сoin')], 'ETH').join()).toMatch(/Its name mixes letters.*looks like USD Coin/)
  expect(warnOfSymbols([named('\u202enioC DSU')], 'ETH').join()).toContain('Its name has characters that turn')
  const [first, second] = warnOfSymbols([named('Gnosis'), named('Gnоsis', '0xb')], 'ETH')
  expect(first).toEqual([])
  expect(second?.join()).toContain('Another token in this list has a name')
  expect(warnOfSymbols([named('Uniswap V2'), named('Uniswap V2', '0xb')], 'ETH').flat()).toEqual([])
})
