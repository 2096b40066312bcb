type Pair = { address: string; other: string }
type Refund = { receiver: string | undefined; token: string | undefined; price: bigint; fixed: bigint; most: bigint }

export const invalidBatch = '此批量交易无效。'
export const emptyBatch = '它不含任何调用'
export const innerDelegateCall = 'delegatecall 不能作为批量交易的一部分'
export const callToZero = '对零地址的调用不能作为其中的一部分'
export const strayBytes = (count: number) => `末尾有 ${count} 个多余的字节`
export const noSuchOperation = (operation: number) => `不存在操作类型 ${operation}`
export const cutOffCall = '有一个调用的数据被截断'

export const wrongReceiver = '收款方不是地址。'
export const wrongValue = '金额不是以 wei 计的整数。'
export const fileDelegateCall = '它是 delegatecall（操作类型 1），而批量交易只能进行调用。'
export const unknownOperation = '其操作类型未知。'
export const wrongData = '数据不是十六进制。'
export const invalidMethod = '其方法无效。'
export const noValues = (method: string) => `其方法 ${method} 需要参数值，而文件中没有。`
export const otherData = '其数据与其方法和参数值得出的不符。'

export const theValue = '该值'
export const needsValues = (count: number, given: number) => (name: string) =>
  `${name} 需要 ${count} 个值，现有 ${given} 个。`
export const needsKnownType = (name: string) => `${name} 需要已知的类型。`
export const needsText = (name: string) => `${name} 须为文本。`
export const needsList = (name: string) => `${name} 须为列表，例如 [1, 2]。`
export const needsItems = (count: string) => (name: string) => `${name} 须恰好有 ${count} 项。`
export const needsTuple = (name: string) => `${name} 须为列表或对象。`
export const needsParts = (count: number) => (name: string) => `${name} 须恰好有 ${count} 个值。`
export const needsInteger = (name: string) => `${name} 须为整数。`
export const needsRange = (least: bigint, most: bigint) => (name: string) =>
  `${name} 须为 ${least} 与 ${most} 之间的数字。`
export const needsTruth = (name: string) => `${name} 须为 true 或 false。`
export const needsAddress = (name: string) => `${name} 须为校验和正确的地址。`
export const needsBytes = (name: string) => `${name} 须为字节，例如 0x1234。`
export const needsLength = (count: string) => (name: string) => `${name} 须为 ${count} 字节。`
export const unencodable = '这些值无法编码。'

export const noInterface = '此文件不含接口。'
export const noJson = '这不是有效的 JSON。'
export const manyFunctions = '此接口的函数过多。'
export const noWritingFunction = '此接口没有会更改任何内容的函数。'
export const withExample = (problem: string) => `${problem}签名格式如：function transfer(address to, uint256 amount)`
export const manyTypes = '此接口声明的类型过多。'
export const wrongParentheses = (text: string) => `这些括号不匹配：“${text}”。`
export const noSignature = (text: string) => `这不是签名：“${text}”。`
export const noType = (text: string) => `“${text}”不是此处已知的类型。`
export const typeInCall = ({ name, type }: { name: string; type: string }) => `${name} 在调用中是 ${type}。`
export const takenForEnum = (name: string) => `${name} 被视为枚举：在调用中是 uint8。`
export const takenForContract = (name: string) => `${name} 被视为合约：在调用中是 address。如果它是枚举，请写 uint8。`

const nameAccount = (account: string | undefined) => (account ? `账户 ${account} ` : '此 Safe ')
const powerOf = (account: string | undefined) => `它以${nameAccount(account)}的身份运行，可以更改或取走一切。`

export const unknownCode = '以该账户的身份运行此处未知的函数：它可以更改一切。'
export const warnings = {
  unknownDelegateCall: (account: string | undefined) => `运行未知合约的代码。${powerOf(account)}`,
  uncheckedDelegateCall: (contract: string) => `运行 Safe 的 ${contract} 的地址上的代码；没有核对那里是什么代码。`,
  changedDelegateCall: ({ contract, account }: { contract: string; account: string | undefined }) =>
    `运行的代码不是 Safe 的 ${contract} 的地址上应有的代码。${powerOf(account)}`,
  knownDelegateCall: (contract: string) => `运行 Safe 的 ${contract}，其代码已核对。`,
  blindApproval: ({ hash, address }: { hash: string; address: string }) =>
    `在 ${address} 批准哈希 ${hash}。如果那是一个 Safe，这就是在签署它的一笔未在此显示的交易。`,
  refund: ({ receiver, token, price, fixed, most }: Refund) => {
    const who = receiver === undefined ? '执行者' : ` ${receiver} `
    const unit = token === undefined ? 'wei' : `个代币 ${token} 的最小单位`
    const limit = token === undefined ? '（取此价格与区块价格中较低者）' : ''
    return `为每单位 gas 向${who}退款 ${price} ${unit}${limit}：固定部分至少 ${fixed}，若用尽全部 gas 则约为 ${most}。`
  },
  rejection: '除用掉其 nonce 外什么也不做，使得使用相同 nonce 的其他交易都无法再执行。',
  fakeRejection: '看起来像拒绝交易，实则不是：其退款或 delegatecall 会产生效果。',
  malformedCall: '其数据与它指明的函数不符。',
  hiddenData: '其数据所含的内容多于所显示的。',
  incomplete: '含有无法读取的调用。',
  unknownSelfCall: (account: string | undefined) =>
    `以此处未知的函数调用${nameAccount(account)}自身：它可能会更改其所有者或设置。`,
  givenInterface: '它调用的内容由随附的接口命名：合约可能做别的事。',
  unknownCall: '调用此处未知的函数。',
  unlimitedApproval: (spender: string) => `允许 ${spender} 花费几乎全部此代币。`,
  approvalForAll: (spender: string) => `允许 ${spender} 转移此系列的每件藏品。`,
  lookAlikeAddress: ({ address, other }: Pair) => `${address} 看起来像您知道的 ${other}，却是另一个地址。`,
  unsigned: '还没有所有者签署它：发起人可能不是所有者。',
  oneIsEnough: '此后只需一把密钥就能动用此 Safe 中的全部资产。',
  allMustSign: '此后所有所有者都必须签名：只要丢失一把密钥，Safe 中的一切都会丢失。',
  removesYou: '此后您的账户不再是所有者。',
}
