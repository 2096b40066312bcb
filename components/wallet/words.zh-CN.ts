export const notConnected = (name: string) => `${name} 未连接`
export const retry = '重试'
export const dismiss = '关闭'
export const wrongNetwork = '网络不符'
export const signIn = '登录'
export const testAccount = '测试账户'
export const recentTransactions = '最近交易'
export const status = { pending: '处理中', confirmed: '已确认', failed: '失败', asking: '正在从链上查询…' }
export const noTransactions = '您的交易将显示在这里。'
export const wrongNetworkHint = '检测到网络不符，请切换网络或断开连接以继续。'
export const switchNetwork = '切换网络'
export const unsupportedSwitch = '您的钱包不支持从此应用切换网络。请改为在钱包中切换网络。'
export const switchFailed = (error: string) => `网络未切换：${error}`
