export const signMessage = '签署消息'
export const delivering = '正在提交您的签名…'
export const waiting = '正在等待您的签名…'

export const emptySignature = (
  <>
    此消息由一笔交易在链上签署。其签名为空：<code>0x</code>
  </>
)
export const copySignature = '复制签名'

export const walletShows = '您的钱包显示的内容'
export const signsForOwnerSafe = '您代表自己拥有的一个 Safe 签名，而它是此处的所有者：'
export const ownerSafeHashes = '因此您的钱包显示的是那个 Safe 的哈希：'

export const title = '以此 Safe 的身份签署消息'
export const message = '消息'
export const unsignable = '此消息无法签署'
export const cancel = '取消'
export const otherWays = '更多'
export const hashes = '供硬件钱包比对的哈希'
export const signatures = '签名'
export const noHandler = '此 Safe 没有回退处理器：向其合约查询签名的网站可能得不到答复。'
export const finalSignature = '最终签名'
export const done = '完成'

export const kinds = {
  text: { label: '文本', hint: '完全按此处所写的内容签署，包括换行。' },
  typedData: { label: '结构化数据 (EIP-712)', hint: '包含 types、primaryType、domain 和 message 的 JSON。' },
}
export const kindOfMessage = '消息类型'
export const review = '审核'
export const discardTyped = '清空表单'
export const kept = '在此之前保存在此浏览器中，即使关闭页面也不会丢失。'
export const notKept = '超出了此处可以签署的长度：不会保存在此浏览器中。'
export const noMessage = '请输入或粘贴要签署的内容。'
export const tooLong = (most: number) => `此文本超过 ${most} 个字符。`

export const unknownChain = '此网络尚未配置。'
export const notOnChain = '无法在链上签署'
export const signOnChain = '改为在链上签署'

export const signAs = '签名身份'
export const ownedSafe = '您拥有的 Safe'
export const connectedAccount = '已连接的账户'
export const signedHandOn = '已签名。请转交给下一位所有者'
export const keptForApp =
  '此浏览器将消息保存在“消息”中：请转交给下一位所有者，并在此处打开交还的内容。有足够的所有者签名后，应用即可获得签名。'
