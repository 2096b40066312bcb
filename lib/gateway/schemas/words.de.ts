/** What stands in a field that has something else. `kind` is a type of JSON, in zod's word. */
export const expected = (kind: string) => `erwartet: ${kind}`
export const expectedAddress = 'erwartet: eine Adresse'
export const expectedBytes = 'erwartet: Bytes in Hexadezimalziffern'
export const expectedHash = 'erwartet: ein Hash von 32 Bytes'
export const expectedNumber = 'erwartet: eine ganze Zahl als Text'
export const expectedCount = 'erwartet: eine Anzahl'
export const expectedChainId = 'erwartet: eine Netzwerknummer'
export const expectedDecimalNumber = 'erwartet: eine Dezimalzahl'
export const expectedDecimals = (most: number) => `erwartet: höchstens ${most} Dezimalstellen`
export const expectedCurrency = 'erwartet: ein Währungscode'
export const expectedMessage = 'erwartet: ein Text oder typisierte Daten'
export const expectedWebAddress = 'erwartet: eine https-Adresse'
export const expectedEntries = (most: number) => `erwartet: höchstens ${most} Einträge`
export const wholeEntry = 'der ganze Eintrag'
export const tooDeep = 'zu tief verschachtelt'
export const unknown = 'unbekannt'
