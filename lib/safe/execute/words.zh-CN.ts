import { enabledModule, ownerProblems, ownHandler, reservedModule } from '@/lib/safe/settings/words'

type Counts = { expected: bigint | number; received: bigint | number }
type Amounts = { held: string; needed: string; lack: string }
type OfToken = { holder: string | undefined; token: string }
type Item = { item: bigint; collection: string }

export const executionReasons = {
  executionNotAsked: '没有从链上查询它是否已执行。',
  executionSilent: '区块链没有应答它是否已执行。',
  noSuchExecution: '链上没有据称执行了它的那笔交易。',
  unprovable: '此 Safe 当时的版本不会记录它执行的内容，也没有其他来源可以证明。',
  executed: '链上有此交易的执行记录。',
  notExecuted: '据称执行了它的那笔交易并没有执行它。',
}

export const notExecutable = {
  signatures: ({ expected, received }: Counts) => `它需要 ${expected} 个所有者签名，现有 ${received} 个。`,
  nonce: ({ expected, received }: Counts) => `此 Safe 的下一个 nonce 是 ${expected}，而此交易的是 ${received}。`,
}
export const wrongChain = ({ expected, received }: { expected: number; received: number }) =>
  `钱包在网络 ${received} 上，而此 Safe 在网络 ${expected} 上。`

const cutOffSignature = '有一个合约签名被截断。'
export const safeErrors: Readonly<Record<string, string>> = {
  GS000: '无法初始设置此 Safe。',
  GS001: '此 Safe 还没有所有者。',
  GS010: 'gas 不足以满足该交易预留的数量。',
  GS011: '无法支付以原生币计的退款。',
  GS012: '无法支付以代币计的退款。',
  GS013: '交易中的调用失败。',
  GS020: '签名太少。',
  GS021: '有一个合约签名指向错误的位置。',
  GS022: cutOffSignature,
  GS023: cutOffSignature,
  GS024: '所有者中的一个合约不接受其签名。',
  GS025: '有一位所有者没有批准该哈希。',
  GS026: '有一个签名不属于所有者，或者签名没有排序。',
  GS030: '只有所有者可以批准哈希。',
  GS031: '只有此 Safe 自身可以这样做。',
  GS100: '已经设置过模块。',
  GS101: reservedModule,
  GS102: enabledModule,
  GS103: '此模块未启用，或其前一项有误。',
  GS104: '只有已启用的模块可以这样做。',
  GS200: '所有者已经设置过。',
  GS201: '所需的签名将多于所有者的人数。',
  GS202: '所需签名数至少为 1。',
  GS203: ownerProblems.reserved,
  GS204: ownerProblems.alreadyOwner,
  GS205: '此地址不是所有者，或其前一项有误。',
  GS300: '此合约不是守卫。',
  GS301: '此合约不是模块交易的守卫。',
  GS400: ownHandler,
}

export const withCode = ({ sentence, code }: { sentence: string; code: string }) => `${sentence} (${code})`
type RefundAmounts = { least: string; held: string } | undefined
const beside = (amounts: RefundAmounts) =>
  amounts ? `：退款为 ${amounts.least} 或更多，而此 Safe 持有 ${amounts.held}。` : '。'
export const unpaidRefunds = {
  GS011: (amounts: RefundAmounts) => `无法支付以原生币计的退款${beside(amounts)} (GS011)`,
  GS012: (amounts: RefundAmounts) => `无法支付以代币计的退款${beside(amounts)} (GS012)`,
}

export const reverts = (reason: string | undefined) =>
  reason === undefined ? '它会被回滚，没有给出原因。' : `它会被回滚：${reason}。`
export const refuses = (reason: string | undefined) =>
  reason === undefined ? '区块链会驳回它，没有给出原因。' : `区块链会驳回它：${reason}。`
const nameCall = ({ method, to }: { method: string | undefined; to: string }) =>
  method ? `${to} 的 ${method} ` : `对 ${to} 的调用`
const because = (reason: string | undefined) => (reason === undefined ? '，没有给出原因。' : `：${reason}。`)
export const callFails = (call: { method: string | undefined; to: string }, reason: string | undefined) =>
  `${nameCall(call)}失败${because(reason)}`
export const callOfManyFails = (
  call: { method: string | undefined; to: string; position: number; count: number },
  reason: string | undefined,
) => `第 ${call.position} 个调用（共 ${call.count} 个）失败：${nameCall(call).trim()}${because(reason)}`
export const guardRefuses = (guard: string, reason: string | undefined) =>
  `此 Safe 的守卫 ${guard} 阻止了它${because(reason)}`
const panics: Readonly<Record<string, string>> = {
  '1': '断言不成立',
  '17': '数字变得过大或过小',
  '18': '除以零',
  '33': '其类型所没有的值',
  '34': '存储的字节编码错误',
  '49': '缩短空列表',
  '50': '列表没有那么长',
  '65': '请求的内存过多',
  '81': '调用了未设置的函数',
}
export const panic = (code: string) =>
  panics[code] ? `合约出错：${panics[code]} (panic ${code})` : `合约出错：panic (panic ${code})`
export const unknownError = (data: string) => `此处未知的错误 (${data})`
export const emptyReason = '原因为空'

export const nonceUsed =
  '钱包采用的账户 nonce 已被用掉：另一笔交易抢先了。请重试；如果仍然如此，请在钱包中重置该账户的活动记录。'
export const nonceGap = '钱包采用的账户 nonce 留下了空缺。请在钱包中重置该账户的活动记录，然后重试。'
export const underpriced =
  '此账户有另一笔使用相同 nonce 的交易在等待，而手续费太低，无法取代它：请等待，或在钱包中提高手续费。'
export const alreadyKnown = '节点已有这笔交易：请等待它上链。'
export const lowFee = '手续费低于网络目前的要求：请在钱包中提高。'
export const lowGas = 'gas 上限对任何交易都太低：请使用估算值。'
export const muchGas = '它需要的 gas 超过此网络单个区块的上限。'
export const muchOrDearGas = '它需要的 gas 超过此网络单个区块的上限，或超过该账户所能支付的。'
export const busyNode = '节点目前不再接受查询：请稍候。'
export const notTakenForEnough = ({ account, held, needed }: { account: string; held: string; needed: string }) =>
  `账户 ${account} 持有 ${held}，节点认为不足以支付约 ${needed} 的手续费。`
export const lackingFee = ({ account, held, needed, lack }: { account: string } & Amounts) =>
  `账户 ${account} 持有 ${held}，手续费约为 ${needed}：还差 ${lack}。`
export const unpayableFee = ({ account, held }: { account: string; held: string | undefined }) =>
  held === undefined ? `账户 ${account} 无法支付手续费。` : `账户 ${account} 持有 ${held}，无法支付手续费。`

export const ofToken = (token: string) => `个代币 ${token}`
export const ofThisToken = '个代币'
export const lackingCurrency = ({ held, needed, lack }: Amounts) =>
  `此 Safe 持有 ${held}，而此交易支付 ${needed}：还差 ${lack}。`
export const lackingToken = ({ holder = '此 Safe', token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} 持有 ${held}，而此交易发送 ${needed}：还差 ${lack}（代币 ${token}）。`
export const lackingAllowance = ({ holder, token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} 允许此 Safe 取走 ${held}，而此交易取走 ${needed}：还差 ${lack}（代币 ${token}）。`
export const lackingItems = ({
  holder,
  item,
  collection,
  held,
  needed,
}: Item & { holder: string; held: bigint; needed: bigint }) =>
  `${holder} 持有 ${held} 件藏品 ${item}，而此交易发送 ${needed} 件：还差 ${needed - held} 件（系列 ${collection}）。`
export const noSuchItem = ({ item, collection }: Item) => `系列 ${collection} 中没有藏品 ${item}，或无法读取其所有者。`
export const foreignItem = ({ item, collection, holder, owner }: Item & { holder: string; owner: string }) =>
  `系列 ${collection} 的藏品 ${item} 属于 ${holder}，而不属于 ${owner}。`
export const forbiddenItem = ({ item, collection, owner }: Item & { owner: string }) =>
  `${owner} 不允许此 Safe 取走 ${collection} 的藏品 ${item}。`

export const unknownOwners = '不知道有哪些所有者。'
export const notSimulated = '节点没有模拟此交易。'
export const strangeAnswer = '节点的答复与此 Safe 应有的不同。'
export const callWouldFail = (cause: string) => `其调用会失败，而 nonce 仍会被用掉。${cause}`
