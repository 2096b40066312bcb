import { formatCount } from '@/lib/format/count'

export const searching = (from: bigint | undefined) =>
  from === undefined ? '正在查找记录…' : `正在查找记录，目前已到区块 ${formatCount(Number(from))}…`
export const searchedBack = (from: bigint) => `已查找记录至区块 ${formatCount(Number(from))}。`
export const lookFurther = '继续向前查找'
export const notSearched = '该网络的节点不提供这些记录'
