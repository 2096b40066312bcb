import type { ReactNode } from 'react'

export const unnamedApp = '未命名应用'
export const asListed = (host: string) => `${host}（按 Safe 服务所列）`
export const pin = (app: ReactNode) => <>置顶 {app}</>
export const remove = (app: ReactNode) => <>移除 {app}</>
export const lookTwice = '请仔细查看此地址'
export const looksLike = (host: string, imitated: string) => `${host} 看起来像另一个网站 ${imitated}。`
export const internationalName = '该名称含有可能与其他字母相似的字母；此处按实际发送的形式显示。'
export const numericAddress = '该地址是数字而不是名称，因此没有人担保是谁在那里应答。'
export const searchApps = '搜索应用'
export const category = '类别'
export const pinnedApps = '置顶的应用'
export const listedApps = '列表中的应用'
export const loadingApps = '正在加载应用…'
export const listFailed = '无法加载应用列表'
export const ownApps = '您自己的应用'
export const noApps = 'Safe 服务没有列出此网络的应用。'
export const found = (count: number, all: number) =>
  count === 0 ? '没有符合的应用。' : `${all} 个应用中的 ${count} 个`
export const appsLabel = '应用'
export const addApp = '添加应用'
export const appAddress = '应用地址'
export const addressPlaceholder = 'https://…'
export const showApp = '显示应用'
export const appAtAddress = '此地址上的应用'
export const lookingAtApp = '正在查看应用…'
export const nothingKnown = '对此应用一无所知'
export const addToOwnApps = '添加到我的应用'
export const openWithoutAdding = '打开但不添加'
export const openApp = '用您的 Safe 打开应用'
export const linkNamesNoApp = '此链接没有指明应用'
export const unknownNetwork = '本网站不知道此链接的网络'
export const knownNetworks = (names: string) => `它知道的网络：${names}。`
export const lookingAppUp = '正在查找应用…'
export const goOn = '我知道此地址，继续'
export const app = '应用'
export const openWith = '打开时使用'
export const safesFailed = '无法加载您的 Safe'
export const connectHint = '连接钱包以查看它拥有的 Safe。'
export const yourSafes = '您的 Safe'
export const viewedSafes = '在此查看过的 Safe'
export const noSafes = '此处还不知道此网络上的任何 Safe。'
export const unlistedApp = '此应用不在 Safe 服务的列表中'
export const listingUnknown = '尚不清楚 Safe 服务是否列出此应用'
export const unlistedAppHint =
  '此处没有人知道它由谁制作。它将看到此 Safe 的地址、所有者和余额，并且可以请求您签名。它请求的内容总会在您签名之前显示，但它自己的页面可以说任何话。目前尚未联系其网站。'
export const site = '网站'
export const fullAddress = '完整地址'
