import { formatDateTime } from '@/lib/format/time'

export const copied = '已复制！'
export const copyingBlocked = '复制被阻止'
export const close = '关闭'
export const guardHint = '出现或变化后稍等片刻，其按钮才会生效。'
export const signedOf = (signed: number, needed: number) => `${signed}/${needed}`
export const signedOfInFull = (signed: number, needed: number) => `已签名 ${signed}/${needed}`
export const tryAgain = '重试'
export const forgetIt = '不再保存'
export const keepIt = '继续保存'
export const forgetForGood = '永久删除'
export const forgetHint = '此处签署的内容可能别处都没有。如果仍然需要，请先保存为文件。'
export const details = '详情'
export const loadMore = '加载更多'
export const loadingMore = '正在加载更多…'
export const unkept = '此浏览器不会保存它：其存储已满或被禁止。关闭此标签页后，这里的内容就会消失。'
export const toneWords = { neutral: '', warning: '警告：', error: '错误：' }

export const listFailed = (what: string) => `无法加载${what}`
export const moreFailed = (what: string) => `无法加载更多${what}：已显示的内容保留`
export const oldListShown = (what: string, time: number) =>
  `${listFailed(what)}：所显示的内容截至 ${formatDateTime(time)}`

/** Where it stands above that the service is down. */
export const unknownForNow = '在 Safe 服务告知之前，暂时无法得知。'
export const shownIsFrom = (time: number) => `所显示的内容截至 ${formatDateTime(time)}。`

export function unreadEntries(count: number, named: readonly string[]): string {
  const more = count > named.length ? `；另有 ${count - named.length} 条` : ''
  return `列表中有 ${count} 条无法读取：${named.join('；')}${more}。`
}

export const unreadEntry = (name: string | undefined, position: number, reason: string) =>
  `${name === undefined ? '' : `“${name}”，`}第 ${position} 条（${reason}）`
export const noService = '本网站没有列出这些内容的 Safe 服务。'

/** 某个主机上的服务列出、而自己的网关没有采纳的内容。 */
export const notTaken = (host: string) => `${host} 列出的内容并非全部在此`
