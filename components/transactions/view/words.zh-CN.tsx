import type { ReactNode } from 'react'
import type { ContractName } from '@/lib/safe/account/deployments'
import type { InterfaceCode } from '@/lib/safe/call/knownFunctions'

export const whatItDoes = '它的作用'
export const gatewayWord = 'Safe 服务的说法'
export const gatewayReadsOtherwise = 'Safe 服务对此数据的解读不同。将要签署的是上面的内容。'
export const onlyGatewayReads = '只有 Safe 服务能解读此数据，此处没有任何方法可以核对：不要依赖它。'

export const to = '至'
export const value = '金额'
export const operation = '操作类型'
export const functionName = '函数'
export const plainPayment = '无：不带数据的普通付款'
export const unknownFunction = '在此未知'
const interfaceNames: Record<InterfaceCode, string> = {
  safe: 'Safe',
  safeLibrary: 'Safe 库',
  safeFactory: 'Safe 工厂合约',
  erc20: 'ERC-20',
  erc721: 'ERC-721',
  erc1155: 'ERC-1155',
  wrappedNative: '包装原生币',
  given: '所给的接口',
}
export const asInInterfaces = (codes: readonly InterfaceCode[]) =>
  `见于：${codes.map((code) => interfaceNames[code]).join('、')}`
export const unnamedParameter = (position: number) => `参数 ${position}`

export const checking = '正在核对…'

export const signedFields = '所签字段'

export const hashes = '哈希'
export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint = '根据此页面上的字段在此处算出：请与硬件钱包显示的内容比对，哪怕只有一个字符不同，也不要签名。'
export const noHashes = '无法计算哈希：其中任何内容都不得签署。'

export const callPosition = (position: number, count: number) => `第 ${position} 个调用，共 ${count} 个`
export const showMore = (more: number, hidden: number) => `再显示 ${more} 个，其余共 ${hidden} 个`

export const emptyList = '空列表'
export const noBytes = '0x（无字节）'
export const bytes = (count: number) => `${count} 字节`

export const rawData = (count: number) => `原始数据（${bytes(count)}）`
export const copyData = '复制数据'

export const withoutParameters = (method: ReactNode) => <>{method}，无参数</>
export const callCount = (count: number) => `${count} 个调用`
export const callWithValue = (value: bigint) => `调用，金额 ${value}`
export const delegatecallWithValue = (value: bigint) => `Delegatecall，金额 ${value}`
export const characters = (count: number) => `${count} 个字符`

export const warnings = '警告'
export const danger = '危险'
export const caution = '注意'
export const note = '提示'

export const item = '藏品'
export const someTokens = '代币'
export const smallestUnits = (amount: bigint, symbol: string | undefined) =>
  symbol === undefined ? `${amount} 个代币最小单位` : `${amount} 个 ${symbol} 的最小单位`

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe (L2)',
  proxyFactory: 'Safe 工厂合约',
  tokenCallbackHandler: '代币回调处理器',
  defaultCallbackHandler: '回调处理器',
  fallbackHandler: '回退处理器',
  extensibleFallbackHandler: '可扩展回退处理器',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: '迁移合约',
  safeToL2Migration: '迁移到 L2 的合约',
  safeToL2Setup: '用于 L2 的设置合约',
}
export const thisSafe = '此 Safe 自身'
export const addressOfContract = (name: string, version: string) => `Safe 的 ${name} 合约的地址，版本 ${version}`
export const call = '调用'
export const callBy = (from: string) => `由 ${from} 调用`
export const delegatecallAsSafe = 'Delegatecall：以此 Safe 自身的身份运行此地址上的代码，拥有其全部权限'
export const delegatecallAs = (from: string) => `Delegatecall：以账户 ${from} 的身份运行此地址上的代码，拥有其全部权限`
export const functionUnknown = (selector: string) => `函数 ${selector} 在此未知：无法从其数据得知它的作用。`
export const dataTooShort = '数据太短，不足以指明函数。'
export const dataDoesNotFit = (signature: string) => `数据与函数 ${signature} 不符。`
export const dataMalformed = (start: string) => `数据格式错误：${start}`
export const dataHoldsMore = '数据所含的内容多于所显示的参数。'
export const callsUnread = '它含有无法读取的调用。'

export const noRefund = '不向任何人退款：gas 价格为 0。'
export function refund(
  receiver: string | undefined,
  unit: string,
  least: string,
  most: string | undefined,
  isCapped: boolean,
): string {
  const who = receiver === undefined ? '执行者' : ` ${receiver} `
  const rest = most === undefined ? '调用本身的用量在此没有上限' : `若调用用尽其全部 gas，则约为 ${most}`
  const cap = isCapped ? '如果区块的 gas 价格更低，则以区块的价格为准。' : ''
  return `此 Safe 为每单位 gas 向${who}支付 ${unit}：基础 gas 为 ${least}；${rest}。${cap}`
}
export const smallestUnitsOfToken = (amount: bigint, token: string) => `${amount} 个代币 ${token} 的最小单位`

export const signedWithKey = '用密钥签名'
export const signedAsMessage = '用密钥作为消息签名 (eth_sign)'
export const signedByContract = '由合约签名 (EIP-1271)'
export const approvedOnChain = '已在链上批准'
export const noSignature = '没有签名'
export const malformedSignature = '格式错误的签名'
