export const noAnswer = '区块链没有应答。'
export const askedTooOften = '其节点需要处理的请求过多：请稍后再试。'
export const otherPrefix = (prefix: string) => `此地址用于网络 ${prefix}，而不是此 Safe 所在的网络。`
export const addressMissing = '请填写地址或名称。'
export const nameSought = '仍在查询名称。'
export const nameFailed = '无法查询名称。'
export const nameless = '此名称没有地址。'
