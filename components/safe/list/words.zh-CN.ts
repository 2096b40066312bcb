export const safesOn = (network: string) => `${network} 上的 Safe`
export const chainUnserved = (network: string) => `Safe 服务不支持 ${network}：不知道您在那里的 Safe。`
export const oldListShown = (network: string) => `Safe 服务没有就 ${network} 应答：这是它最近一次的列表`
export const listFailed = (network: string) => `Safe 服务没有列出您在 ${network} 上的 Safe`
export const factsUnknown = (failure: string) => `${failure}：不知道所需签名数和余额`
export const loadingSafes = (network: string) => `正在加载您在 ${network} 上的 Safe…`
export const noSafes = 'Safe 服务在此没有列出此账户的 Safe。'
export const yourSafesOn = (network: string) => `您在 ${network} 上的 Safe`
export const showMore = (left: number) => `显示更多（${left}）`
export const pinned = '已置顶'
export const viewedLately = '最近查看'
export const yourSafes = '您的 Safe'
export const signaturesNeeded = (threshold: number, owners: number) => `${threshold}/${owners}`
export const noSafeHere = '链上此处没有 Safe'
export const notKnown = '未知'
export const unknownCode = '它的代码不是已知 Safe 的代码：它可能只是像 Safe 那样应答。'
export const notYours = 'Safe 服务称它属于您；链上并未将您列为所有者。'

export const pin = (safe: string) => `置顶 ${safe}`
export const pinHint = '置顶：排在列表最前，未连接钱包时也会查看'
export const unpinHint = '已置顶'
export const needYou = (count: number) => `${count} 项待您处理`
