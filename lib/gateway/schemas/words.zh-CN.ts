export const expected = (kind: string) => `应为 ${kind}`
export const expectedAddress = '应为地址'
export const expectedBytes = '应为十六进制字节'
export const expectedHash = '应为 32 字节的哈希'
export const expectedNumber = '应为字符串形式的整数'
export const expectedCount = '应为计数'
export const expectedChainId = '应为网络 id'
export const expectedDecimalNumber = '应为十进制数'
export const expectedDecimals = (most: number) => `小数位数应不超过 ${most}`
export const expectedCurrency = '应为货币代码'
export const expectedMessage = '应为文本或结构化数据'
export const expectedWebAddress = '应为 https 地址'
export const expectedEntries = (most: number) => `应不超过 ${most} 条`
export const wholeEntry = '整个条目'
export const tooDeep = '嵌套过深'
export const unknown = '未知'
