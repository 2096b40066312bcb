export const singletons = {
  singleton: 'Safe：手续费较低，其交易不发出事件',
  singletonL2: '带事件的 Safe：服务通过事件找到其交易',
}
export const contracts = {
  proxyFactory: '工厂合约',
  fallbackHandler: '回退处理器',
  singleton: 'Safe 合约本身',
}
export const lacks = (contracts: readonly string[]) => `缺少${contracts.join('、')}`
export const unpredictable = '此网络以自己的方式推导地址，本网站无法预测'

export const unknownCode = (codeHash: string) => `未知代码 ${codeHash}`
export const none = '无'

export const ownsItself = 'Safe 不能是自己的所有者。'
export const badSaltNonce = '盐值须为整数，例如 0 或 42。'
export const largeSaltNonce = '盐值超出了区块链能容纳的范围。'
export const unpublished = '这不是 Safe 为该版本发布的合约。'

export const shortage = ({ has, fee, missing }: { has: string; fee: string; missing: string }) =>
  `该账户有 ${has}，手续费约为 ${fee}：还差约 ${missing}。`

export const ownerTwice = '此地址已在上面的所有者之中。'
export const singleOwner = '只有一位所有者：如果其密钥丢失，Safe 中的一切都会丢失。'
export const anyOwner = '任何一位所有者都可以独自转走 Safe 中的一切，无需其他人。'
export const allOwners = '全体所有者都必须签名：只要丢失一把密钥，Safe 中的一切都会丢失。'
export const ownerMissing = '请填写这位所有者的地址或名称，或者移除该所有者。'
export const zeroOwner = '零地址不属于任何人，不能成为所有者。'
export const reservedOwner = 'Safe 合约自己使用此地址：它不能成为所有者。'
export const contractOwner = '这是 Safe 自己的合约之一：它无法签署任何内容。'

export const createSafe = '创建 Safe'
