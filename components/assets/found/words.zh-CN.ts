import { formatCount } from '@/lib/format/count'

export const foundTokens = '在网络记录中找到'
export const tokensHint =
  '这些代币曾被发送到此 Safe，但不在任何人的列表上。任何人都可以用任何名称发送代币：在信任它之前请比对地址。'
export const showToken = '显示此代币'
export const noTokens = '记录中没有此 Safe 持有的其他代币。'
export const foundItems = '在网络记录中找到的藏品'
export const itemsHint =
  '根据网络记录，这些藏品（ERC-721）曾被发送到此 Safe，但不在任何人的列表上。任何人都可以用任何名称发送藏品。'
export const noItems = '记录中没有此 Safe 持有的藏品（ERC-721）。'
export const searching = (from: bigint | undefined) =>
  from === undefined ? '正在查找记录…' : `正在查找记录，目前已到区块 ${formatCount(Number(from))}…`
export const searchedBack = (from: bigint) => `已查找记录至区块 ${formatCount(Number(from))}。`
export const goOn = '继续向前查找'
export const notSearched = '该网络的节点不提供这些记录'
export const notRead = '无法读取此 Safe 持有其中的哪些'
