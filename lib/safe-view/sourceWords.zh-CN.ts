import { formatDateTime } from '@/lib/format/time'

export const theService = 'Safe 服务'

export const failures = {
  offline: () => '此浏览器处于离线状态',
  silent: (name: string) => `${name}没有应答`,
  wrong: (name: string) => `${name}没有给出可用的答复`,
  busy: (name: string) => `${name}要求降低请求频率`,
  otherChain: () => '本网站查询的节点属于另一个网络',
  absent: () => '本网站没有 Safe 服务',
}
export const stillAsked = (name: string) => `${name}尚未应答，仍在查询。`
export const lastAnswer = (time: number) => `其最近一次应答在 ${formatDateTime(time)}`
