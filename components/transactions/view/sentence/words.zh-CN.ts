import type { Address } from 'viem'
import type { Sentence } from './sentence'

const by = (account: Address) => ({ account })

export const send = (what: string, recipient: Address): Sentence => ['向 ', by(recipient), ` 发送 ${what}`]
export const move = (what: string, sender: Address, recipient: Address): Sentence => [
  ...['将 ', by(sender)],
  ...[` 的 ${what} 转给 `, by(recipient)],
]
export const receive = (what: string, sender: Address): Sentence => ['从 ', by(sender), ` 收到 ${what}`]
const whichKind = (kind: string | undefined) => (kind ? `，Safe 服务称之为 ${kind}` : '：Safe 服务没有说明是哪种')
export const unknownTransfer = (kind: string | undefined): Sentence => [`未知类型的转账${whichKind(kind)}`]

export const reject = (nonce: bigint): Sentence => [`拒绝交易 #${nonce}`]
export const saidRejection: Sentence = ['拒绝另一笔交易']
export const emptyCallToItself: Sentence = ['以空内容调用此 Safe 自身']
export const fakeRejection: Sentence = ['看起来像拒绝交易，实则不是']
export const calledRejection = (sentence: Sentence): Sentence => ['被称为拒绝交易，实则不是：', ...sentence]

const paid = (amount: string | undefined) => (amount === undefined ? '' : `，附带 ${amount}`)
export const call = (name: string | undefined, to: Address, amount: string | undefined): Sentence => [
  ...[name === undefined ? '调用合约 ' : '调用 ', by(to)],
  `${name === undefined ? '' : ` 的 ${name}()`}${paid(amount)}`,
]
export const runAsSafe = (name: string | undefined, to: Address): Sentence => [
  ...['以此 Safe 的身份运行 ', by(to)],
  name === undefined ? ' 的代码 (delegatecall)' : ` 的 ${name}() (delegatecall)`,
]
export const createSafe: Sentence = ['创建此 Safe']
export const unknownKind = (kind: string | undefined): Sentence => [`未知类型${whichKind(kind)}`]

export function batch(count: number, acts: readonly Sentence[], isIncomplete = false): Sentence {
  const whole = isIncomplete ? `${count} 项操作，另有无法读取的操作` : `${count} 项操作`
  const named = acts.flatMap((act, index) => [index === 0 ? '：' : '；', ...act])
  return [whole, ...named, acts.length > 0 && acts.length < count ? '；…' : '']
}

type Threshold = bigint | number | undefined
const afterwards = (threshold: bigint | number) =>
  Number(threshold) === 1 ? '之后 1 个签名就足够' : `之后需要 ${threshold} 个签名`
const then = (threshold: Threshold) => (threshold === undefined ? '' : `；${afterwards(threshold)}`)

export const addOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['添加 ', by(owner)],
  ` 为所有者${then(threshold)}`,
]
export const removeOwner = (owner: Address, threshold: Threshold): Sentence => [
  ...['移除所有者 ', by(owner)],
  then(threshold),
]
export const replaceOwner = (former: Address, next: Address): Sentence => [
  '将所有者 ',
  by(former),
  ' 替换为 ',
  by(next),
]
export const changeThreshold = (threshold: bigint | number): Sentence => [`更改阈值：${afterwards(threshold)}`]
export const changeCode = (implementation: Address | undefined): Sentence =>
  implementation ? ['将此 Safe 的代码替换为 ', by(implementation), ' 的代码'] : ['替换此 Safe 的代码']
export const enableModule = (module: Address): Sentence => [
  ...['启用模块 ', by(module)],
  '；它将可以在没有签名的情况下操作',
]
export const disableModule = (module: Address): Sentence => ['停用模块 ', by(module), '；它将不再操作']
export const setGuard = (guard: Address): Sentence => [...['将 ', by(guard)], ' 设为守卫；它将允许或阻止每笔交易']
export const setModuleGuard = (guard: Address): Sentence => [
  ...['将 ', by(guard)],
  ' 设为模块守卫；它将允许或阻止模块的操作',
]
export const deleteGuard: Sentence = ['移除守卫；将不再有任何东西阻止交易']
export const deleteModuleGuard: Sentence = ['移除模块守卫；将不再有任何东西阻止模块的操作']
export const setFallbackHandler = (handler: Address): Sentence => [
  ...['将 ', by(handler)],
  ' 设为回退处理器；它将应答未知的调用',
]
export const changeSettings: Sentence = ['更改此 Safe 的设置']

export const servicePrice = '按 Safe 服务的价格'
