export const search = '搜索'
export const hint = '页面、Safe、名称和交易'
export const none = '未找到任何结果。'
export const groups = {
  pages: '页面',
  safes: 'Safe',
  contacts: '地址簿',
  transactions: '已加载的交易（按 Safe 服务所列）',
}
export const pages = {
  home: '首页',
  queue: '交易队列',
  history: '交易历史',
  newTransaction: '新建交易',
  balances: '资产',
  collectibles: '藏品',
  messages: '消息',
  apps: '应用',
  addressBook: '地址簿',
  settings: '设置',
  createSafe: '创建 Safe',
  allSafes: '所有 Safe',
}
export const unnamedSafe = 'Safe'
export const openPasted = '打开此 Safe'
export const nonce = (nonce: bigint | number) => `#${nonce}`
export const found = (count: number) => `找到 ${count} 个结果`
