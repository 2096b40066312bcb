export const creator = '创建者'
export const factory = '工厂合约'
export const implementation = '实现合约'
export const salt = '盐值'
export const onChain = '链上交易'

export const customCalls = {
  rejection: '除用掉其 nonce 外什么也不做：此后，使用相同 nonce 的其他交易都无法再执行。',
  fakeRejection: '看起来像拒绝交易，实则不是：其退款或 delegatecall 本身会产生效果。',
  call: '调用合约：其数据的含义见下文。',
}
export const batch = (count: number) => `在一笔交易中进行 ${count} 个调用：要么全部，要么都不。`

export const unknownChange = 'Safe 服务没有说明更改的是哪项设置。'
export const changes = '更改此 Safe：'
export const changesByGateway = '按 Safe 服务的说法，更改此 Safe：'

export const newOwner = '新所有者'
export const formerOwner = '原所有者'
export const copyOwner = '复制地址'

export const from = '自'
export const to = '至'
export const token = '代币'
export const copy = '复制'

export const unknownKind = (kind: string | undefined) =>
  `Safe 服务将此称为${kind === undefined ? '没有名称的类型' : ` ${kind}`}，在此未知：只以调用数据的内容为准。`
