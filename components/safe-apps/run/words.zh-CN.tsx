import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { manifestLimit } from '@/lib/safe-apps/listing/manifest'

export const callsItself = (name: string) => (
  <>
    它自称 <strong>{name}</strong>。
  </>
)
export const manifestProblems: Record<NonNullable<AppProbe['manifestProblem']>, string> = {
  refused: '本网站的服务器不查看此类地址，因此不知道该应用的清单。',
  unreachable: '本网站的服务器没有得到该应用服务器的应答，因此不知道其清单。',
  timeout: '该应用发送清单的时间过长。',
  status: '该应用的地址旁没有 manifest.json。',
  redirected: '该应用从另一个网站发送清单，因此不予采信。',
  tooLarge: `该应用的清单大于 ${manifestLimit / 1024} KiB。`,
  malformed: '该应用作为 manifest.json 发送的内容不是 Safe App 的清单。',
}
export const mayNotRun = '它在此处可能无法运行'
export const frameTitle = (name: string) => `应用：${name}`
export const inspector = '检查器'
export const whyNotRunning = '此应用可能无法运行的原因'
export const otherSiteHint = '不会应答来自它的请求。要重新开始，请重新加载应用。'
export const otherSite = '框架中现在显示的是另一个网站'
export const inspectorSummary = (count: number) => (count === 0 ? '检查器：还没有消息' : `检查器：${count} 条消息`)
export const copyAll = '全部复制'
export const clear = '清空'
export const noMessages = '该应用尚未发送任何内容。'
export const appMessages = '应用的消息'
export const asked = (method: string) => `请求：${method}`
export const answered = (method: string) => `已应答：${method}`
export const refused = (method: string, message: string, code: number) => `已驳回：${method} – ${message} (${code})`
export const ignored = {
  origin: '已忽略：来自框架中另一个网站的消息',
  shape: '已忽略：并非请求的消息',
  version: '已忽略：没有受支持的 SDK 版本的请求',
  replay: '已忽略：使用了重复 id 的请求',
}
export const cannotOpen = '无法打开此应用'
export const lookingAppUp = '正在查找应用…'
export const siteNotAllowed = (name: string) => `${name} 不允许本网站打开它`
export const allowedSites = (sites: string) => `其拥有方只允许${sites ? ` ${sites}` : '其他网站'}。`
export const openAnyway = '我知道此地址，打开它'
export const pin = '置顶'
export const reload = '重新加载应用'
