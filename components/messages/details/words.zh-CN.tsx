import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format/time'

export const noHashHint = '消息链接以其哈希结尾：messageHash=0x 加 64 位十六进制数字。'
export const noHash = '没有指明消息'
export const loading = '正在加载消息…'
export const unknownHint = '它可能属于另一个网络，或者其文本从未提交给此 Safe 服务。'
export const unknown = 'Safe 服务不知道具有此哈希的消息'
export const loadFailed = (loadedAt: number | undefined) =>
  loadedAt === undefined ? '无法加载消息' : `无法加载消息：所显示的内容截至 ${formatDateTime(loadedAt)}`

export const message = '消息'
export const proposedBy = (proposer: ReactNode) => <>由 {proposer} 发起</>
export const fromApp = (app: string) => `来自应用“${app}”`
export const actions = '操作'
export const complete = '已有足够的所有者签名'
export const waiting = '等待签名'
export const hashes = '哈希'
export const noHashes = '无法计算哈希'
export const signatures = '签名'
export const finalSignature = '最终签名'

export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint = '根据所显示的消息在此处算出。请与钱包屏幕上的内容比对，哪怕只有一个字符不同，也不要签名。'

export const askedForBy = (app: string | undefined, host: ReactNode) => (
  <>
    请求来自 <strong>{app ?? '无名称的应用'}</strong>，位于 <strong>{host}</strong>
  </>
)

export const notChecked = '尚未核对'

export const signInHint = (site: string) => (
  <>
    仅当您此刻正在登录 <strong>{site}</strong> 时才签署：任何持有该签名的人都能以此 Safe 的身份登录那里。
  </>
)
export const signsIn = '这会登录到一个网站'
export const signInFaults = '它有问题'
export const site = '网站'
export const requestAddress = '请求的地址'
export const statement = '声明'

export const empty = '空'

export const emptyText = '空文本'
export const nothing = '无'

export const otherChain = '它用于另一个网络'
export const otherChainHint = (domainChain: string, name: string | undefined, chainId: number) =>
  `域中写明的是网络 ${domainChain}；此 Safe 在${name === undefined ? '网络' : ` ${name}`} (${chainId}) 上。`
export const domainHeading = '域：由谁请求'
export const domain = '域'
export const contentHeading = (type: ReactNode) => <>内容：{type}</>
export const content = '内容'
export const unreadable = (error: string) => `它无法显示，绝不能签名：${error}`

export const otherAccount = (account: string) => `它以 ${account} 的身份登录，而那不是此 Safe。`
export const signInChain = (wanted: number | undefined, chainId: number) =>
  `它用于网络 ${wanted ?? '（无）'}；此 Safe 在网络 ${chainId} 上。`
export const foreignLetters = '其网站名称使用了另一种文字体系的字母，可能与您熟悉的字母相似。'
export const leadsElsewhere = (host: string, domain: string) =>
  host ? `它指向 ${host}，而不是 ${domain}。` : `它没有指向任何地址，也就不指向 ${domain}。`
export const askedElsewhere = (asking: string, domain: string) => `发出请求的应用位于 ${asking}，而不是 ${domain}。`
export const expired = '它已过期。'
export const notYetValid = '它尚未生效。'

export const handOn = '转交'
export const handOnOpen = '只有此浏览器拥有这些签名：请自行将消息转交给下一位所有者。'
export const handOnComplete = '此 Safe 的签名已完整。请求签名的一方需要最终签名；正在登录的浏览器需要此消息。'
export const longForLink = '内容过长，无法做成链接：请以文件或文本形式转交。'
export const notHeld = '此浏览器没有此消息'
export const notHeldHint = '本网站没有可以查找消息的 Safe 服务。请打开其他所有者转交的链接或文件。'
export const linkNotTaken = '链接附带的内容未被采用'
export const yourSignIn = '您的登录'
export const yourSignInHint = '此浏览器正用此消息登录，其签名已完整。'
export const finishSignIn = '完成登录'
