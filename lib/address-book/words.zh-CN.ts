import { formatCount } from '@/lib/format/count'

export const full = (most: number) => `地址簿已满：最多容纳 ${formatCount(most)} 条。`

export const nameFaults = (longest: number) => ({
  empty: '请填写名称：此名称没有可见的字符。',
  length: `此名称太长：最多 ${longest} 个字符。`,
})

export const badChainId = 'chainId 不是网络的编号。'
export const unknownPrefix = '此地址的网络前缀不对应此处已知的任何网络。'
export const otherPrefix = '此地址的网络前缀与旁边给出的网络不同。'
