import { formatCount } from '@/lib/format/count'

export const linkNamesNoSafe = '此链接没有指明 Safe'
export const noSafeChosen = '未选择 Safe'
export const noSafeHere = (chain: string) => `${chain} 上的此地址没有 Safe`
export const notCreated = (chain: string) => `${chain} 上的此地址尚未创建任何内容`
export const notCreatedHint =
  '它可能是尚待创建的 Safe 的地址，也可能是另一个网络上的 Safe 的地址。在弄清楚之前，不要向它发送任何东西。'
export const holds = (amount: string) => `${amount} 在那里等待创建它的人。`
export const createIt = '创建 Safe，或继续创建'
export const lookAgain = '再次检查'
export const otherContract = '无论它是什么，本网站都无法显示或核对它。'
export function gatewayWait({ status, seconds }: { status: number; seconds: number }): string {
  const reason = status === 429 ? '它收到的请求过多。' : '它正忙或正在维护。'
  return `Safe 服务要求等待 ${seconds} 秒。${reason}`
}
export const stillReading = ({ known, newest }: { known: number; newest: number }) =>
  `Safe 服务仍在读取此 Safe 的历史记录：已到区块 ${formatCount(known)}，共 ${formatCount(newest)} 个。读完之前，下面显示的内容来自链上。`
export const readSoFar = ({ known, newest }: { known: number; newest: number }) =>
  `Safe 服务已读到区块 ${formatCount(known)}，共 ${formatCount(newest)} 个：此后发生的内容尚未列出。`
export const factsAreGatewayWord = '下面的所有者、阈值和 nonce 是 Safe 服务的说法'
export const factsAreFromChain = '下面显示的内容来自链上'
export const sourcesDisagree = '关于此 Safe，Safe 服务与链上不一致'
export const disagreement = (field: string, onChain: string, atGateway: string) =>
  `${field}：链上是 ${onChain}，Safe 服务称是 ${atGateway}。以链上为准。`
export const queue = '队列'
export const history = '历史记录'
export const messages = '消息'
export const transactions = '交易'
export const pageTitle = (page: string, safe: string, app: string) => `${page} · ${safe} – ${app}`
