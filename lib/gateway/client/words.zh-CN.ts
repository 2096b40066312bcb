export const badBaseUrl = 'Safe 服务的地址没有设置为 http 或 https 地址。'
export const foreignPage = 'Safe 服务给出的下一页不在其自身地址之下。'
export const expectedBelow = (baseUrl: string, named: string) => `应为 ${baseUrl} 之下的地址，收到的是 ${named}`
export const unreachable = '无法连接 Safe 服务。'
export const tooLarge = 'Safe 服务的答复过大。'
export const silent = (seconds: number) => `Safe 服务在 ${seconds} 秒内没有应答。`

export const wholeAnswer = '整个答复'
export const tooDeep = '整个答复：嵌套过深'
export const unexpectedAnswer = (fault: string) => `Safe 服务的答复不符合预期：${fault}`
export const notJson = (status: string) => `响应内容无效：${status}`
/** As HTTP names them: the same in every language. */
export const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export const invalidInputs = {
  chainId: (given: string) => `这不是网络 id：${given}`,
  address: (given: string) => `这不是地址：${given}`,
  hash: (given: string) => `这不是哈希：${given}`,
  transactionId: (given: string) => `这不是交易 id：${given}`,
  currency: (given: string) => `这不是货币代码：${given}`,
}
export const absent = '本网站没有 Safe 服务。'
