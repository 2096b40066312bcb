export const send = '发送'
export const receive = '接收'

export const waiting = '等待中'
export const allWaiting = '整个队列'
export const queue = '队列'
export const loadingQueue = '正在加载队列…'
export const nothingWaits = '据 Safe 服务所述，没有等待中的交易。'

export const assets = '资产'
export const allAssets = '所有资产'
export const loadingAssets = '正在加载资产…'

export const activity = '动态'
export const allActivity = '所有动态'
export const history = '历史记录'
export const loadingHistory = '正在加载历史记录…'
export const nothingHappened = '据 Safe 服务所述，还没有任何动态。'

export const qrOfAddress = '此地址的二维码'
export const copyAddress = '复制地址'
export const copyPrefixed = '复制带网络前缀的地址'
export const onlyThisNetwork = (network: string) =>
  `此地址只在 ${network} 上是 Safe：在其他网络上发送到此地址的资产可能会丢失。`
export const noQueue = '本网站没有 Safe 服务：所显示的内容来自链上，交易以链接或文件的形式在所有者之间转交。'
