type Amount = { path: string; count: number }
type Foreign = { path: string; name: string; type: string }

export const wrongHash = 'Der Hash gehört nicht zu dem, was gezeigt wird. Signieren Sie nicht.'
export const bothHashes = ({ expected, received }: { expected: string; received: string }) =>
  `Hier berechnet: ${expected}\nErhalten: ${received}`
export const longMessage = (most: number) =>
  `Dieser Text ist länger als ${most} Zeichen und kann deshalb hier nicht geprüft oder signiert werden.`

export const invalidTypedData = 'Diese typisierten Daten sind nicht gültig und können deshalb nicht signiert werden.'
export const oversizedTypedData =
  'Diese typisierten Daten sind zu groß, um gelesen zu werden, und können deshalb hier nicht geprüft oder signiert werden.'

export const longText = (most: number) => `Der Text ist länger als ${most} Zeichen.`
export const noJson = (problem: string) => `Das ist kein JSON: ${problem}`
export const noJsonObject = (path?: string) =>
  path === undefined ? 'Das ist kein JSON-Objekt.' : `${path} ist kein JSON-Objekt.`
export const foreignPart = (name: string) => `"${name}" ist kein Teil von typisierten Daten nach EIP-712.`

export const noFieldList = (type: string) => `types.${type} ist keine Liste von Feldern.`
export const noField = (path: string) => `${path} braucht einen Namen und einen Typ, und nichts anderes.`
export const manyTypes = (most: number) => `Es sind mehr als ${most} Typen.`
export const wrongTypeName = (name: string) => `"${name}" kann kein Name eines Typs sein.`
export const manyFields = (most: number) => `Die Typen haben mehr als ${most} Felder.`
export const twoFields = ({ type, name }: { type: string; name: string }) => `types.${type} hat zwei Felder "${name}".`
export const wrongFieldName = ({ type, name }: { type: string; name: string }) =>
  `types.${type} hat ein Feld, dessen Name nicht gültig ist: "${name}".`
export const unknownType = ({ path, type }: { path: string; type: string }) =>
  `types.${path} hat einen unbekannten Typ: "${type}".`
export const entangledTypes = 'Die Typen verweisen zu oft aufeinander.'
export const noPrimaryType = 'primaryType nennt keinen der Typen.'
export const unclearPrimaryType = 'Der primäre Typ ist nicht eindeutig.'

export const noObject = (path: string) => `${path} ist kein Objekt.`
export const noList = (path: string) => `${path} ist keine Liste.`
export const wrongLength = ({ path, count }: Amount) => `${path} braucht genau ${count} Elemente.`
export const missing = (path: string) => `${path} fehlt.`
export const unsigned = ({ path, name, type }: Foreign) =>
  `${path}.${name} ist kein Feld von ${type}: Keine Signatur würde es umfassen.`
export const nestedTooDeeply = (path?: string) =>
  path === undefined ? 'Die Daten sind zu tief verschachtelt.' : `${path} ist zu tief verschachtelt.`
export const manyValues = (most: number) => `Es sind mehr als ${most} Werte.`
export const longTexts = (most: number) => `Die Texte darin sind länger als ${most} Bytes.`

export const noTruth = (path: string) => `${path} muss true oder false sein.`
export const noText = (path: string) => `${path} muss Text sein.`
export const noWholeNumber = (path: string) => `${path} muss eine ganze Zahl sein.`
export const largeNumber = ({ path, bits }: { path: string; bits: number }) =>
  `${path} muss eine ganze Zahl von höchstens ${bits} Bit sein.`
export const noAddress = (path: string) => `${path} ist eine ungültige Adresse.`
export const noHexadecimal = (path: string) => `${path} muss als 0x und Paare von Hexadezimalziffern geschrieben sein.`
export const wrongSize = ({ path, count }: Amount) => `${path} muss genau ${count} Bytes haben.`
