type Amount = { path: string; count: number }
type Foreign = { path: string; name: string; type: string }

export const wrongHash = 'The hash does not belong to what is shown. Do not sign.'
export const bothHashes = ({ expected, received }: { expected: string; received: string }) =>
  `Computed here: ${expected}\nReceived: ${received}`
export const longMessage = (most: number) =>
  `This text is longer than ${most} characters, so it cannot be checked or signed here.`

export const invalidTypedData = 'This typed data is not valid, so it cannot be signed.'
export const oversizedTypedData = 'This typed data is too large to be read, so it cannot be checked or signed here.'

export const longText = (most: number) => `It is longer than ${most} characters.`
export const noJson = (problem: string) => `It is not JSON: ${problem}`
export const noJsonObject = (path?: string) =>
  path === undefined ? 'It is no JSON object.' : `${path} is no JSON object.`
export const foreignPart = (name: string) => `"${name}" is no part of EIP-712 typed data.`

export const noFieldList = (type: string) => `types.${type} is no list of fields.`
export const noField = (path: string) => `${path} needs a name and a type, and nothing else.`
export const manyTypes = (most: number) => `It has more than ${most} types.`
export const wrongTypeName = (name: string) => `"${name}" cannot be the name of a type.`
export const manyFields = (most: number) => `Its types have more than ${most} fields.`
export const twoFields = ({ type, name }: { type: string; name: string }) => `types.${type} has two fields "${name}".`
export const wrongFieldName = ({ type, name }: { type: string; name: string }) =>
  `types.${type} has a field whose name is not valid: "${name}".`
export const unknownType = ({ path, type }: { path: string; type: string }) =>
  `types.${path} is of an unknown type: "${type}".`
export const entangledTypes = 'Its types refer to each other too often.'
export const noPrimaryType = 'primaryType names none of the types.'
export const unclearPrimaryType = 'The primary type is not clear.'

export const noObject = (path: string) => `${path} is no object.`
export const noList = (path: string) => `${path} is no list.`
export const wrongLength = ({ path, count }: Amount) => `${path} needs exactly ${count} items.`
export const missing = (path: string) => `${path} is missing.`
export const unsigned = ({ path, name, type }: Foreign) =>
  `${path}.${name} is no field of ${type}: no signature would cover it.`
export const nestedTooDeeply = (path?: string) =>
  path === undefined ? 'It is nested too deeply.' : `${path} is nested too deeply.`
export const manyValues = (most: number) => `It has more than ${most} values.`
export const longTexts = (most: number) => `Its texts are longer than ${most} bytes.`

export const noTruth = (path: string) => `${path} must be true or false.`
export const noText = (path: string) => `${path} must be text.`
export const noWholeNumber = (path: string) => `${path} must be a whole number.`
export const largeNumber = ({ path, bits }: { path: string; bits: number }) =>
  `${path} must be a whole number of ${bits} bits at most.`
export const noAddress = (path: string) => `${path} is an invalid address.`
export const noHexadecimal = (path: string) => `${path} must be written as 0x and pairs of hexadecimal digits.`
export const wrongSize = ({ path, count }: Amount) => `${path} must have exactly ${count} bytes.`
