export const tokens = '代币'
export const collectibles = '藏品'
export const assets = '资产'
export const exactBalance = '精确余额'
export const decimals = '小数位数'
export const unknownDecimals = '未知：没有任何来源给出有意义的计数方式'
export const smallestUnits = '以最小单位计'
export const nativeHasNoAddress = '网络的原生币：没有地址。'
export const copyAddress = '复制地址'
export const viewOnExplorer = '在区块浏览器中查看'
export const onlyNativeShown = '只显示从链上读取的网络原生币'
export const nativeAlone = '只显示从链上读取的网络原生币。'
export const balancesUnchecked = '下面的余额是 Safe 服务的说法，未经核对'
export const noBalances = 'Safe 服务没有列出此 Safe 的任何资产。'
export const balancesCaption = '此 Safe 的余额'
export const asset = '资产'
export const balance = '余额'
export const value = '价值'
export const acts = '可用操作'
export const send = '发送'
export const sendAsset = (shown: string) => `发送 ${shown}`
export const moreAbout = (shown: string) => `关于 ${shown} 的更多信息`
export const showMore = (rowCount: number) => `显示更多（${rowCount}）`
export const noSymbol = '无符号'
export const untrusted = 'Safe 服务不信任此代币。'
export const gatewayName = 'Safe 服务给出的名称'
export const remarksAbout = (shown: string) => `关于 ${shown}`
export const noPrice = '无价格'
export const notCounted = '未计入'
export const totalListed = '由 Safe 服务列出并定价'
export const totalSoFar = `目前${totalListed}的部分`
export const totalClaimed = (claimed: string) => `（另有 ${claimed} 仅是它的说法，未计入）`
export const totalChecking = '正在核对…'
export const totalUnknown = '未知'
export const showUntrusted = '显示 Safe 服务不信任的代币'
export const loadingBalances = '正在加载余额…'
export const unnamedCollection = '未命名系列'
export const collectiblesList = '藏品'
export const loadingCollectibles = '正在加载藏品…'
export const noCollectibles = 'Safe 服务没有列出此 Safe 的藏品。'
export const collectiblesHint =
  '这些是 Safe 服务列出的藏品。名称、文字和图片是其制作者和 Safe 服务的说法；链上只查询每件由谁持有。'
export const loading = '正在加载…'
export const loadMore = '加载更多'
export const currency = '货币'
export const tokensUnchecked = (unchecked: number, all: number) =>
  `Safe 服务列出的代币太多，${all} 种中有 ${unchecked} 种未经核对`
export const uncheckedHint = '所有代币都在下面的列表中；未经核对的部分是 Safe 服务的说法。'
export const checkMore = '核对更多'
export const confirmInWallet = '请在钱包中确认'
export const addToWallet = '添加到钱包'
export const addedToWallet = '钱包现在会显示它。'
export const walletRefused = (failure: string) => `钱包没有接受：${failure}`
