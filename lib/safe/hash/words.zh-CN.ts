type Amount = { path: string; count: number }
type Foreign = { path: string; name: string; type: string }

export const wrongHash = '哈希与所显示的内容不符。不要签名。'
export const bothHashes = ({ expected, received }: { expected: string; received: string }) =>
  `在此处算出：${expected}\n收到：${received}`
export const longMessage = (most: number) => `此文本超过 ${most} 个字符，因此无法在此核对或签署。`

export const invalidTypedData = '此结构化数据无效，因此无法签署。'
export const oversizedTypedData = '此结构化数据太大，无法读取，因此无法在此核对或签署。'

export const longText = (most: number) => `它超过 ${most} 个字符。`
export const noJson = (problem: string) => `它不是 JSON：${problem}`
export const noJsonObject = (path?: string) => (path === undefined ? '它不是 JSON 对象。' : `${path} 不是 JSON 对象。`)
export const foreignPart = (name: string) => `“${name}”不是 EIP-712 结构化数据的组成部分。`

export const noFieldList = (type: string) => `types.${type} 不是字段列表。`
export const noField = (path: string) => `${path} 须有名称和类型，且别无其他。`
export const manyTypes = (most: number) => `它的类型超过 ${most} 种。`
export const wrongTypeName = (name: string) => `“${name}”不能作为类型的名称。`
export const manyFields = (most: number) => `其类型的字段超过 ${most} 个。`
export const twoFields = ({ type, name }: { type: string; name: string }) => `types.${type} 有两个字段“${name}”。`
export const wrongFieldName = ({ type, name }: { type: string; name: string }) =>
  `types.${type} 有一个字段的名称无效：“${name}”。`
export const unknownType = ({ path, type }: { path: string; type: string }) => `types.${path} 的类型未知：“${type}”。`
export const entangledTypes = '其类型相互引用的次数过多。'
export const noPrimaryType = 'primaryType 没有指明任何一种类型。'
export const unclearPrimaryType = '主类型不明确。'

export const noObject = (path: string) => `${path} 不是对象。`
export const noList = (path: string) => `${path} 不是列表。`
export const wrongLength = ({ path, count }: Amount) => `${path} 须恰好有 ${count} 项。`
export const missing = (path: string) => `缺少 ${path}。`
export const unsigned = ({ path, name, type }: Foreign) => `${path}.${name} 不是 ${type} 的字段：任何签名都不会涵盖它。`
export const nestedTooDeeply = (path?: string) => (path === undefined ? '它嵌套过深。' : `${path} 嵌套过深。`)
export const manyValues = (most: number) => `它的值超过 ${most} 个。`
export const longTexts = (most: number) => `其文本超过 ${most} 字节。`

export const noTruth = (path: string) => `${path} 须为 true 或 false。`
export const noText = (path: string) => `${path} 须为文本。`
export const noWholeNumber = (path: string) => `${path} 须为整数。`
export const largeNumber = ({ path, bits }: { path: string; bits: number }) => `${path} 须为最多 ${bits} 比特的整数。`
export const noAddress = (path: string) => `${path} 是无效的地址。`
export const noHexadecimal = (path: string) => `${path} 须写成 0x 加成对的十六进制数字。`
export const wrongSize = ({ path, count }: Amount) => `${path} 须恰好为 ${count} 字节。`
