type Amount = { path: string; count: number }
type Foreign = { path: string; name: string; type: string }

export const wrongHash = 'El hash no corresponde a lo que se muestra. No firme.'
export const bothHashes = ({ expected, received }: { expected: string; received: string }) =>
  `Calculado aquí: ${expected}\nRecibido: ${received}`
export const longMessage = (most: number) =>
  `Este texto tiene más de ${most} caracteres, así que no se puede comprobar ni firmar aquí.`

export const invalidTypedData = 'Estos datos tipados no son válidos, así que no se pueden firmar.'
export const oversizedTypedData =
  'Estos datos tipados son demasiado grandes para leerlos, así que no se pueden comprobar ni firmar aquí.'

export const longText = (most: number) => `Tiene más de ${most} caracteres.`
export const noJson = (problem: string) => `No es JSON: ${problem}`
export const noJsonObject = (path?: string) =>
  path === undefined ? 'No es un objeto JSON.' : `${path} no es un objeto JSON.`
export const foreignPart = (name: string) => `“${name}” no forma parte de los datos tipados EIP-712.`

export const noFieldList = (type: string) => `types.${type} no es una lista de campos.`
export const noField = (path: string) => `${path} necesita un nombre y un tipo, y nada más.`
export const manyTypes = (most: number) => `Tiene más de ${most} tipos.`
export const wrongTypeName = (name: string) => `“${name}” no puede ser el nombre de un tipo.`
export const manyFields = (most: number) => `Sus tipos tienen más de ${most} campos.`
export const twoFields = ({ type, name }: { type: string; name: string }) => `types.${type} tiene dos campos “${name}”.`
export const wrongFieldName = ({ type, name }: { type: string; name: string }) =>
  `types.${type} tiene un campo cuyo nombre no es válido: “${name}”.`
export const unknownType = ({ path, type }: { path: string; type: string }) =>
  `types.${path} es de un tipo desconocido: “${type}”.`
export const entangledTypes = 'Sus tipos se refieren unos a otros demasiadas veces.'
export const noPrimaryType = 'primaryType no nombra ninguno de los tipos.'
export const unclearPrimaryType = 'El tipo primario no está claro.'

export const noObject = (path: string) => `${path} no es un objeto.`
export const noList = (path: string) => `${path} no es una lista.`
export const wrongLength = ({ path, count }: Amount) => `${path} necesita exactamente ${count} elementos.`
export const missing = (path: string) => `Falta ${path}.`
export const unsigned = ({ path, name, type }: Foreign) =>
  `${path}.${name} no es un campo de ${type}: ninguna firma lo cubriría.`
export const nestedTooDeeply = (path?: string) =>
  path === undefined ? 'Tiene demasiados niveles anidados.' : `${path} tiene demasiados niveles anidados.`
export const manyValues = (most: number) => `Tiene más de ${most} valores.`
export const longTexts = (most: number) => `Sus textos tienen más de ${most} bytes.`

export const noTruth = (path: string) => `${path} debe ser true o false.`
export const noText = (path: string) => `${path} debe ser texto.`
export const noWholeNumber = (path: string) => `${path} debe ser un número entero.`
export const largeNumber = ({ path, bits }: { path: string; bits: number }) =>
  `${path} debe ser un número entero de ${bits} bits como máximo.`
export const noAddress = (path: string) => `${path} no es una dirección válida.`
export const noHexadecimal = (path: string) => `${path} debe escribirse como 0x y pares de dígitos hexadecimales.`
export const wrongSize = ({ path, count }: Amount) => `${path} debe tener exactamente ${count} bytes.`
