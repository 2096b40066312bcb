import { formatCount } from '@/lib/format/count'

export const chooseSafe = '选择 Safe'
export const unnamedSafe = 'Safe'
export const yourSafes = '您的 Safe'
export const threshold = (needed: number, owners: number) => `${needed}/${owners}`
export const mustSign = '位所有者须签名'
export const copyAddress = '复制地址'
export const viewOnExplorer = '在区块浏览器中查看'
export const viewedLately = '最近查看'
export const ownedOn = (network: string) => `您在 ${network} 上拥有的 Safe`
export const openAnother = '打开其他 Safe'
export const createSafe = '创建 Safe'
export const allSafes = '所有 Safe'
export const noSafes = '您查看过的 Safe 会列在这里。'
export const ownedUnknown = (network: string) => `目前不知道您在 ${network} 上拥有哪些 Safe。`

export const allAgree = '各来源对此 Safe 的说法一致'
export const notAllMatches = '此处有内容不一致'
export const checking = '正在核对…'
export const asOf = (time: string) => `${time} 的状态，正在核对…`
export const notKnown = '没有来源应答'
export const noSafe = '此地址没有 Safe'
export const networkAlone = '仅来自链上'
export const mayBeNoSafe = '这可能不是 Safe'
export const askedAt = (sentence: string, time: string) => `${sentence}最近一次应答：${time}。`
export const historyKnownTo = ({ known, newest }: { known: number; newest: number }) =>
  `历史已知至区块 ${formatCount(known)}，最新区块 ${formatCount(newest)}`
export const stillReading = 'Safe 服务仍在读取链上数据：该区块之后发生的事尚未列出。'
export const appearance = '外观'
export const search = '搜索'
export const searchKey = '/'
export const shortcuts = '键盘快捷键'
