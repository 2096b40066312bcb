export const notDone = '此 Safe 所在的网站没有执行。'
export const siteSays = (text: string) => `它称：${text}`
export const otherPrefix = (prefix: string, safePrefix: string) =>
  `此地址用于网络“${prefix}”，而此 Safe 在“${safePrefix}”上。`
export const zeroAmount = '不会支付任何金额：请填写大于零的数量。'
export const badAnswer = '此 Safe 所在的网站给出了此应用无法理解的答复：请在那里查看发起了什么。'
