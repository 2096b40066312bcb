import { formatCount } from '@/lib/format/count'

export const noJsonFile = '此文件不是有效的 JSON。'
export const noBatch = '此文件不含批量交易。'
export const largeBatch = (most: number) => `批量交易最多包含 ${most} 笔交易。`
export const otherVersion = '此文件是其他版本的。'
export const noChain = '此文件没有写明用于哪个网络。'
export const inTransaction = ({ position, problem }: { position: number; problem: string }) =>
  `交易 ${position}：${problem}`

export const noJson = '此文本不是有效的 JSON。'
export const longText = '此文本太长，不能作为交易。'
export const noTransaction = '此文本不含 Safe 的交易。'
export const noSignatures = '缺少签名。'
export const manySignatures = '签名过多。'
export const noAddress = (name: string) => `${name} 不是地址。`
export const noNumber = (name: string) => `${name} 不是它可以取的数字。`
export const noHexadecimal = (name: string) => `${name} 不是十六进制。`

export const longForLink = ({ length, most }: { length: number; most: number }) =>
  `太长，不能作为链接（${formatCount(length)} 个字符，最多 ${formatCount(most)} 个）：请作为文件转交。`
export const longLink = '此链接太长，不能作为交易。'
export const damagedLink = '此链接中的交易已损坏。'
