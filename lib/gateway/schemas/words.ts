/** What stands in a field that has something else. `kind` is a type of JSON, in zod's word. */
export const expected = (kind: string) => `expected ${kind}`
export const expectedAddress = 'expected an address'
export const expectedBytes = 'expected hex bytes'
export const expectedHash = 'expected a 32-byte hash'
export const expectedNumber = 'expected a whole number in a string'
export const expectedCount = 'expected a count'
export const expectedChainId = 'expected a chain id'
export const expectedDecimalNumber = 'expected a decimal number'
export const expectedDecimals = (most: number) => `expected decimals of at most ${most}`
export const expectedCurrency = 'expected a currency code'
export const expectedMessage = 'expected a text or typed data'
export const expectedWebAddress = 'expected an https address'
export const expectedEntries = (most: number) => `expected at most ${most} entries`
export const wholeEntry = 'the whole entry'
export const tooDeep = 'nested too deeply'
export const unknown = 'unknown'
