import type { ReactNode } from 'react'

export const unknownVersion = '此 Safe 的版本在此未知'
export const unknownVersionHint = (version: string) =>
  `它自称版本“${version}”。本网站不知道这种 Safe 如何计算所有者所签的内容，因此可以查看，但无法在此为它核对或签名任何内容。`
export const mayBeNoSafe = '此账户可能不是 Safe'
export const mayBeNoSafeHint =
  '它的所有者、它声称有效的签名以及它对资金的处理都可能是编造的：此处显示的内容，包括“已验证”，可信程度只等同于该账户自己的说法。'
export const acceptDoubt = '我已阅读，允许我继续操作'
export const doubtAccepted = '您已表示读过此警告：可以在此标签页中操作。'

export const ensName = (name: string) => `${name} (ENS)`
export const ensAddress = (name: string, address: string) => `${ensName(name)}，${address}`
export const serviceName = 'Safe 服务给出的名称'
export const noDate = '无日期'
export const utc = 'UTC'
export const copy = '复制'
export const tokens = '代币'
export const smallestUnits = (amount: bigint, unit: string) => `${amount} 个 ${unit} 的最小单位`

export const messageText = '消息文本'
export const emptyText = '此文本为空。'
export const hiddenCharacter = '不可见的字符'
export const hiddenCharacters = (count: number) =>
  `此文本含有 ${count} 个不可见或会改变其他字符顺序的字符，以其编码显示。`
export const disguisedWords = (named: ReactNode, more: number) => (
  <>
    这些词所用的字母与另一种文字体系的字母相似：{named}
    {more > 0 && `，另有 ${more} 个`}
  </>
)
export const lettersUnchecked = '无法检查此处的词是否使用了另一种文字体系的字母。'

export const addressPlaceholder = '0x… 或名称'
export const lookingUp = '正在查询名称…'
export const knownAccounts = '建议'
export const origins = {
  book: '地址簿',
  owner: '此 Safe 的所有者',
  account: '您的账户',
  safe: '您的 Safe',
  paid: '曾向其付款',
  pinned: '已固定',
  viewed: '最近查看',
}
export const nameOneWay = (name: string) => `该地址并不自称 ${name}：请确认它是正确的地址。`
export const looksLike = (other: string) => `不是此处已知的 ${other}，只是看起来相似：请逐位比对。`
