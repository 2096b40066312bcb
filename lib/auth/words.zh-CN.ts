export const noAnswer = '服务器没有应答。'
export const badAnswer = '服务器给出了此应用无法理解的答复。'
export const httpStatus = (status: number) => `HTTP 状态 ${status}`
export const tooLate = '签署此消息的时间已过。请重新开始。'
export const startAgain = (refusal: string) => `${refusal} 此浏览器尚未登录。请重新开始：新的消息需要新的签名。`
export const tooManyRequests = (seconds: number) => `来自您网络的请求过多。请在 ${seconds} 秒后重试。`
