import type { ReactNode } from 'react'

export const proposedFromHere = '从此处发起'
export const balances = '余额'
export const loadingBalances = '正在加载余额…'
export const noAmounts = '链上没有给出数量'
export const noList = '承载此页面的网站没有给出余额：可能缺少部分代币'
export const amountUnknown = (symbol: string) => `${symbol}：未知，链上没有显示`
export const claimedAmount = (amount: ReactNode) => <>承载此页面的网站称是 {amount}。以链上为准。</>
export const pay = '从此 Safe 付款'
export const tooMuch = (amount: ReactNode) => <>合计 {amount}，超过此 Safe 持有的数量。</>
export const addPayment = '添加付款'
export const propose = (payments: number) => (payments === 1 ? '发起此付款' : `将 ${payments} 笔付款合为一笔发起`)
export const stopWaiting = '停止等待'
export const confirmAround = '请在承载此页面的网站中确认。'
export const notProposed = '就此页面所知，没有发起任何交易'
export const tokenUnlisted = '此代币已不在列表中：请选择另一种。'
export const connected = '已作为此 Safe 连接'
export const copyAddress = '复制地址'
export const seeEverything = '查看它的全部信息'
export const sitesDisagree = '关于此 Safe，承载此页面的网站与链上不一致'
export const disagreement = (field: string, onChain: string, atSite: string) =>
  `${field}：链上是 ${onChain}，网站称是 ${atSite}。以链上为准。`
export const readOnlyHint = '承载此页面的网站显示此 Safe 时没有连接所有者：要签名，请在那里连接一位所有者。'
export const readOnly = '只读'
export const network = '网络'
export const signaturesNeeded = '所需签名数'
export const ofOwners = (threshold: number, owners: number) => `${threshold}/${owners} 位所有者`
export const version = '版本'
export const unknown = '未知'
export const owners = '所有者'
export const signMessage = '以此 Safe 的身份签署消息'
export const message = '消息'
export const messageHash = 'Message hash'
export const haveItSigned = '请求签名'
export const messageNotSigned = '消息未签名'
export const payment = (number: number) => `付款 ${number}`
export const recipient = '收款方'
export const amount = '数量'
export const holds = (balance: string) => `此 Safe 持有 ${balance}`
export const token = '代币'
export const tokens = '代币'
export const remove = '移除'
export const removePayment = (number: number) => `移除付款 ${number}`
export const unknownChainHint = (address: string, chainId: number) =>
  `Safe ${address} 在网络 ${chainId} 上。此处无法读取或核对它的任何信息。`
export const unknownChain = '本网站不使用此 Safe 所在的网络'
export const readingSafe = '正在从链上读取此 Safe…'
export const safeNotRead = (address: string) => `无法读取 Safe ${address}`
export const gatewayWord = '所显示的是 Safe 服务的说法'
export const title = '在您的 Safe 中'
export const askingForSafe = '正在向承载此页面的网站查询其 Safe…'
export const noSafeAnswered = '没有 Safe 应答'
export const noSafeAnsweredHint =
  '此页面显示在另一个网站中，而该网站没有及时给出 Safe。没有建立任何连接，此处也不提供其他钱包。'
export const tryAgain = '重试'
export const openAlone = '单独打开本网站'
export const signIn = '以此 Safe 的身份登录'
export const askingSession = '正在查询您是否已登录…'
export const signedInUntil = (time: ReactNode) => <>已证明：您已作为此 Safe 登录，有效至 {time}。</>
export const signOut = '退出登录'
export const signInHint = '所有者各自在方便时签署一条消息。这是免费的，也不会发送任何东西；消息写明了最晚何时可以签署。'
export const noCookies = '承载此页面的网站不允许此页面保存 Cookie，因此无法在此登录。其他功能都可正常使用。'
export const notSignedIn = '您尚未登录'
export const messageLeft = (time: ReactNode) => <>之前的一条消息仍可签署并提交，截至 {time}。</>
export const goOn = '继续处理'
export const discard = '放弃它'
export const preparingMessage = '正在准备消息…'
export const askedUnknownHint = '请求期间此页面被关闭。如果所有者在那里找不到它，请再次请求：这是同一条消息。'
export const askedUnknown = '不知道承载此页面的网站是否收到了该消息'
export const askAgain = '再次请求'
export const progress = {
  AWAITING_CONFIRMATIONS: '等待签名。',
  AWAITING_EXECUTION: '已签名；等待有人执行。',
  CANCELLED: '已取消：另一笔交易取代了它。',
  FAILED: '已执行但失败：其中的内容均未生效。',
  SUCCESS: '已执行。',
}
export const viewOnExplorer = '在区块浏览器中查看'
export const transactionHash = '链上交易'
export const hashesHint = '第一个哈希对应所有者所签的内容，第二个对应实际执行它的交易。'
export const noHashYet = '这不是交易哈希：只有此 Safe 执行之后才会有交易哈希。'
export const checked = (reason: string) => `已核对：${reason}`
export const notConfirmed = '链上没有证实这一点'
export const cannotFollow = '无法继续跟踪'
export const askingProgress = '已发起。正在查询进度…'
export const ownersMissing = (count: number) => `还需 ${count} 位所有者签名。`
export const checkingSignature = '已签名。正在核对…'
export const signedByTransaction = '该消息由一笔交易签署：正在等待所有者执行它。'
export const signedCount = (signed: number, needed: number) =>
  `Safe 服务称 ${needed} 位所有者中已有 ${signed} 位签名。正在等待其余所有者。`
export const signedCountUnknown = '正在等待其他所有者。此处不知道已有多少人签名。'
export const signedOnChain = '该消息由一笔交易签署：此 Safe 的合约已知晓它，其签名为空 (0x)。'
export const copySignature = '复制签名'
