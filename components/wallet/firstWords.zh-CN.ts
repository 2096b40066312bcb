export const connectWallet = '连接钱包'
export const listFailed = '无法加载钱包列表。请检查连接后重试。'
export const opening = '正在打开…'
