export const fileSaved = '文件已保存。'
export const newestSaved = (most: number) => `文件只包含最新的 ${most} 笔交易。`
export const missingInFile = (count: number) => `列表中有 ${count} 条无法读取，文件中缺少它们。`
export const exportStopped = '导出已停止。'
export const stopExport = '停止导出'
export const exportCsv = '导出 CSV'
export const transactionsRead = (count: number) => `已读取 ${count} 笔交易…`
export const exportHint = '文件包含的是 Safe 服务的说法；其中各行未经逐一核对。'
export const exportFailed = '无法导出历史记录'

export const everything = '全部'
export const signedByOwners = '由所有者签署'
export const received = '收到'
export const byModules = '由模块执行'
export const fromDay = '起始日期 (UTC)'
export const untilDay = '截止日期 (UTC)'
export const calledAddress = '调用的地址'
export const tokenAddress = '代币地址'
export const exactAmount = '精确数量'
export const nonce = 'Nonce'
export const moduleAddress = '模块地址'
export const search = '搜索'
export const found = (count: number, all: number) => `已加载 ${all} 条，其中 ${count} 条符合`
export const filterHistory = '筛选历史记录'
export const show = '显示'
export const apply = '筛选'
export const clear = '清除'

export const gap = '历史记录有缺口'

export const history = '历史记录'
export const hasNews = '有新内容'
export const showNews = '显示'
export const loadingHistory = '正在加载历史记录…'
export const nothingHappened = 'Safe 服务没有列出此 Safe 的任何历史记录。'
export const nothingFits = 'Safe 服务没有列出符合此筛选条件的内容。'

export const unknownDecimals = '不知道此代币如何计数。'
export const badNonce = 'nonce 须为整数。'
export const badDay = '这不是日期：格式应如 2026-08-21。'

/** What stands in the exported file, which programs read: the same in every language. */
export const columns = {
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  asset: 'Asset',
  tokenAddress: 'Token address',
  tokenId: 'Token ID',
  method: 'Method',
  status: 'Status',
  nonce: 'Nonce',
  id: 'Safe transaction ID',
  txHash: 'Transaction hash',
}
export const transfer = 'Transfer'
export const settingsChange = 'Settings change'
export const rejection = 'Rejection'
export const contractCall = 'Contract call'
export const outgoing = 'Out'
export const safeCreation = 'Safe creation'
export const incoming = 'In'
export const unknownDirection = 'Unknown'
export const smallestUnits = (amount: bigint) => `${amount} smallest units`
export const wei = (amount: bigint) => `${amount} wei`
