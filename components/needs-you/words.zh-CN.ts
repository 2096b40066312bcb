import { formatCount } from '@/lib/format/count'
import type { Need } from '@/lib/needs-you/sortQueue'

export const needsYou = (count: number) => (count > 0 ? `待您处理（${formatCount(count)}）` : '待您处理')
export const inYourSafes = '在您查看的 Safe 中'
export const groups: Record<Need, string> = {
  confirm: '需要您确认',
  execute: '可以执行',
  wait: '等待其他人',
}
export const groupOf = (group: string, count: number) => `${group}（${formatCount(count)}）`
export const loading = '正在查询待您处理的事项…'
export const loadingSafe = '正在加载 Safe…'
export const nothingNeedsYou = 'Safe 服务称没有待您处理的事项。'
export const nothingWaits = 'Safe 服务称这些 Safe 中没有等待中的交易。'
export const noSafes = '此处还不知道任何 Safe。请打开或创建一个。'
export const moreInQueue = '队列中还有更多'
export const showMore = (left: number) => `显示更多（${formatCount(left)}）`

export const networkFailed = (network: string) =>
  `Safe 服务没有列出您在 ${network} 上的 Safe：可能缺少那里待您处理的事项`
export const safesFailed = (names: string, _count: number) => `目前不知道以下 Safe 中有什么在等待：${names}`
export const left = (count: number) => `您另有 ${formatCount(count)} 个 Safe 没有在此查看。请将最重要的置顶。`

export const countedTitle = (count: number, title: string) => `(${formatCount(count)}) ${title}`

export const notify = '标签页打开期间，有事项待我处理或有交易执行时通知我'
export const notifyBlocked = '此浏览器阻止了本网站的通知：请在浏览器设置中允许。'
export const executed = '已执行'
export const failed = '已执行，但失败'
export const inSafe = (what: string, safe: string) => `${what} · ${safe}`
