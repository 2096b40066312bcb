/** What stands in a field that has something else. `kind` is a type of JSON, in zod's word. */
export const expected = (kind: string) => `se esperaba ${kind}`
export const expectedAddress = 'se esperaba una dirección'
export const expectedBytes = 'se esperaban bytes en hexadecimal'
export const expectedHash = 'se esperaba un hash de 32 bytes'
export const expectedNumber = 'se esperaba un número entero en un texto'
export const expectedCount = 'se esperaba una cantidad'
export const expectedChainId = 'se esperaba un id de red'
export const expectedDecimalNumber = 'se esperaba un número decimal'
export const expectedDecimals = (most: number) => `se esperaban como máximo ${most} decimales`
export const expectedCurrency = 'se esperaba un código de moneda'
export const expectedMessage = 'se esperaba un texto o datos tipados'
export const expectedWebAddress = 'se esperaba una dirección https'
export const expectedEntries = (most: number) => `se esperaban como máximo ${most} entradas`
export const wholeEntry = 'toda la entrada'
export const tooDeep = 'demasiados niveles anidados'
export const unknown = 'desconocido'
