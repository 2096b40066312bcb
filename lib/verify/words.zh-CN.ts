export const notIncoming = '不是 INCOMING'
type Move = { amount: bigint; token: string | undefined; sender: string; recipient: string }
export const move = ({ amount, token, sender, recipient }: Move) =>
  `${amount} ${token === undefined ? '原生币' : `代币 ${token}`}，从 ${sender} 到 ${recipient}`

export const poison = {
  movesNothing: '没有转移任何东西：此类转账将某个地址放入历史记录，诱使人误复制。',
  onlyTokenSent: '只有该代币说它由此 Safe 发送：没有所有者在此签署它。',
  imitation: 'Safe 服务认为这是对之前某笔转账的仿冒。',
  distrustedToken: 'Safe 服务不信任此代币：任何人都可以制造代币，并让它声称由谁发送给谁。',
}

export const unknownApproved = 'Safe 服务不知道具有此哈希的交易。'
export const foreignApproval = '调用了一个并非 Safe 的合约的 approveHash：其作用在此未知。'
export const approvedChecked = '已核对：这就是所批准的内容。'
export const approvedRecomputed = '已根据在此提供的内容重新计算：这就是所批准的内容。'
export const usedApproval = (nonce: bigint) => `那个 Safe 的 nonce ${nonce} 已被用掉：批准不再有任何效果。`
export const idleApproval = (approver: string) => `${approver} 不是那个 Safe 的所有者：它的批准会失败。`
export const wrongApproval = '关于此批准所针对的交易，Safe 服务的说法不属实。'
export const uncheckedApproval = '无法完整核对它批准的是什么。'
export const unknownApproval = '它批准一笔在此未知的交易：无法显示其作用。'
