export const title = '键盘快捷键'
export const singleKeys = '单键快捷键'
export const singleKeysHint = '无论如何设置，都可以按 Ctrl 或 ⌘ 加 K 搜索。'
export const keys = { search: '/', create: 'N', sheet: '?', go: 'G' }
export const nextKey = '然后'
export const acts = {
  search: '搜索',
  create: '新建交易',
  sheet: '本列表',
  home: '前往首页',
  queue: '前往队列',
  history: '前往历史记录',
  assets: '前往资产',
  messages: '前往消息',
  apps: '前往应用',
  book: '前往地址簿',
  settings: '前往设置',
}
