import { executionReasons } from '@/lib/safe/execute/words'
import { confirmationReasons, signatureReasons } from '@/lib/safe/signature/words'

const finishedSignature = {
  valid: '此 Safe 接受完成的签名 (EIP-1271)。',
  unknown: '没有向此 Safe 查询完成的签名。',
  outdated: '此 Safe 现在不接受完成的签名：签名的人中有人已不再是所有者。',
  invalid: '此 Safe 不接受完成的签名。',
}
const kinds = {
  module: '某个模块自行代表此 Safe 操作：所有者没有签署任何内容。',
  creation: '此交易创建了此 Safe：当时没有所有者可以签署。',
  transfer: '其他人将它发送到此 Safe：其所有者没有签署任何内容。',
  unknown: 'Safe 服务描述的交易类型在此未知。',
}
const creationParts = {
  txHash: '交易',
  creator: '创建者',
  factory: '工厂合约',
  implementation: '实现合约',
}
const summaryParts = {
  to: '目标',
  dataSize: '数据长度',
  value: '数量',
  methodName: '被调用的函数',
  actionCount: '操作数',
  isCancellation: '“是否只拒绝其他交易”的说法',
  recipient: '收款方',
  sender: '发送方',
  token: '代币',
  tokenId: '藏品',
}
const tokenTexts = { symbol: '符号', tokenName: '名称' }
const settings: Readonly<Record<string, string>> = {
  version: '版本',
  owners: '所有者',
  threshold: '所需签名数',
  nonce: ' nonce ',
  modules: '模块',
  guard: '守卫',
  fallbackHandler: '回退处理器',
  singleton: '实现合约',
}

export type CreationPart = keyof typeof creationParts
export type SummaryPart = keyof typeof summaryParts
export type TokenText = keyof typeof tokenTexts

type OfSetting = { setting: string }
type OfCreation = { part: CreationPart }
type OfSummary = { part: SummaryPart }
type OfToken = { text: TokenText }

const nameSetting = ({ setting }: OfSetting) => settings[setting] ?? ` ${setting} `

export const reasons = {
  ...signatureReasons,
  ...confirmationReasons,
  ...executionReasons,

  told: ({ sentence }: { sentence: string }) => sentence,

  serviceAlone: '区块链没有应答，因此只有 Safe 服务的说法。',
  setting: (of: OfSetting) => `Safe 服务与链上的${nameSetting(of)}一致。`,
  otherSetting: (of: OfSetting) => `Safe 服务与链上的${nameSetting(of)}不一致。`,
  siteSetting: (of: OfSetting) => `此 Safe 所在的网站与链上的${nameSetting(of)}一致。`,
  otherSiteSetting: (of: OfSetting) => `此 Safe 所在的网站与链上的${nameSetting(of)}不一致。`,
  askedSafe: '答复关于所查询的 Safe。',
  otherAskedSafe: '答复关于另一个 Safe。',
  created: '链上与所要求的一致。',
  otherCreated: '链上是另一个值。',
  threshold: '此 Safe 所需的签名数与此处所说的一致。',
  otherThreshold: '此 Safe 所需的签名数与此处所说的不同。',

  unhashable: '无法计算这些字段的哈希：其中之一超出范围。',
  fieldsHash: '哈希已根据所显示的字段重新计算。',
  noHash: '所给的哈希不是哈希。',
  notSignedHash: '所给的哈希不是这些字段的哈希，而所有者签署的是后者。',
  alteredField: ({ field }: { field: string }) => `该哈希对应的是另一个 ${field}：此字段被更改过。`,
  alteredSigned: ({ fields }: { fields: string }) =>
    `所给的哈希由所有者签署，与所显示的字段不符：${fields} 中有一个或多个被更改过。是哪一个，此处无从得知。`,
  alteredSome: ({ fields }: { fields: string }) =>
    `所给的哈希与所显示的字段不符：要么哈希本身被更改过，要么 ${fields} 中有一个或多个被更改过。是哪一个，此处无从得知。`,
  contractHashNotAsked: '没有从链上查询，因此该哈希只由此应用算出。',
  contractHash: '此 Safe 的合约算出相同的哈希。',
  otherContractHash: '此 Safe 的合约算出另一个哈希。',
  noContractHash: '此 Safe 的合约没有算出哈希。',
  contractHashSilent: '区块链没有应答其哈希。',
  chainSilent: '区块链没有应答：所有者、阈值和 nonce 来自别处。',
  nonceUsed: '该 nonce 已被用掉。',
  nonceFree: '该 nonce 尚未使用。',

  otherMessage: '答复关于另一条消息，而不是所查询的。',
  messageHash: '哈希已根据所显示的消息重新计算。',
  otherMessageHash: '哈希与所显示的消息不符：其中之一被更改过。',
  ownersUntold: '区块链没有应答所有者是谁。',
  finishedSignature: ({ result }: { result: keyof typeof finishedSignature }) => finishedSignature[result],
  signedOnChain: '此 Safe 接受空签名：它已在链上签署此消息 (EIP-1271)。',
  accepted: '此 Safe 的合约接受此签名。',
  notAccepted: '此 Safe 的合约不接受此签名。',

  missingExecutions: ({ nonces }: { nonces: string }) =>
    `没有列出 nonce ${nonces} 的任何内容，而此 Safe 已用掉它：Safe 服务还不知道，或者略去了它。`,
  queuedUsed: ({ nonce }: { nonce: bigint }) => `nonce ${nonce} 已被用掉。`,
  queuedTwice: ({ nonce }: { nonce: bigint }) => `一笔 nonce 为 ${nonce} 的交易被列出两次。`,
  missingNow: ({ nonce }: { nonce: bigint }) => `一笔 nonce 为 ${nonce} 的交易之前列出过，现在缺少。`,
  missingBefore: ({ nonces }: { nonces: string }) =>
    `没有列出 nonce ${nonces} 的任何内容，而它必须先于已列出的交易：可能缺少内容。`,
  invented: 'Safe 服务列出了此交易，却没有具有其 id 的交易：它是编造的，或刚刚被删除。',
  listed: '列表与详情一致。',
  otherListed: '列表的说法与详情不同。',
  repeated: '它被列出两次，而实际只有一笔。',

  otherThanAsked: 'Safe 服务答复的是另一笔交易，而不是所查询的。',
  ofThisSafe: '它属于此 Safe。',
  ofOtherSafe: '它属于另一个 Safe。',
  idOfOtherKind: '其 id 指明的是另一种交易。',
  idOfOtherSafe: '其 id 指明的是另一个 Safe。',
  idOfOtherHash: '其 id 指明的是另一个哈希。',
  idOfThis: '其 id 指明的是此交易。',
  unsigned: ({ kind }: { kind: keyof typeof kinds }) => kinds[kind],
  unnamedCall: 'Safe 服务没有说明此交易调用什么。',
  unknownKind: '这种交易在此未知。',

  placeUnsaid: 'Safe 服务没有说明它在何处上链。',
  placeNotAsked: '没有就此从链上查询。',
  placeSilent: '区块链没有就此应答。',
  noSuchPlace: '链上没有此处指明的交易。',
  unknownEnding: 'Safe 服务给出了未知的状态。',
  notCreated: '此 Safe 不是在此处指明的交易中创建的。',
  createdHere: '此 Safe 是在此交易中创建的。',
  onlySaidCreated: '只有一个此处未知的合约说此 Safe 是在此交易中创建的，或者根本没有来源这样说。',
  creationPartUnnamed: ({ part }: OfCreation) => `链上没有指明${creationParts[part]}。`,
  creationPart: ({ part }: OfCreation) => `链上指明的${creationParts[part]}相同。`,
  otherCreationPart: ({ part }: OfCreation) => `链上指明的${creationParts[part]}不同。`,

  transferUnsaid: 'Safe 服务没有描述任何转账。',
  unknownToken: '这种代币在此未知。',
  paymentSilent: '区块链没有应答支付了什么。',
  transferred: '链上有此转账。',
  transferRepeated: '它被列出的次数多于链上的次数。',
  noTrace: '该付款没有在链上留下可在此读取的痕迹。',
  noSuchTransfer: '此处指明的交易中没有此转账。',
  onlyTokenLeft: '只有该代币说它离开了此 Safe：没有所有者在此签署它。',
  cameIn: '它是转入的，却被说成不是。',
  notCome: '它并没有转入此 Safe。',

  moduleUntold: '此 Safe 没有说明该模块在此交易中代表它操作。',
  moduleActed: '此 Safe 说明该模块代表它操作。',
  moduleRepeated: '它被列出的次数多于该模块操作的次数。',
  moduleCallUnsaid: 'Safe 服务没有说明该模块调用了什么。',
  reverted: '此处指明的交易已被回滚。',
  modulesUntold: '此 Safe 不会记录模块的操作：只有 Safe 服务这样说。',
  moduleCalled: '该模块在此交易中调用了此 Safe。',
  moduleCallsUntold: '此 Safe 不会记录模块的调用：只有 Safe 服务这样说。',
  moduleCall: '此 Safe 记录了该模块的这次调用。',
  moduleCallRepeated: '它被列出的次数多于此 Safe 记录的次数。',
  otherModuleCall: '该模块进行的是另一个调用。',

  onlyServiceExecuted: '只有 Safe 服务说明它在何时由谁执行。',
  saidExecuted: '它没有执行，却被说成已执行。',
  executor: '所指明的账户将它发送上链。',
  otherExecutor: '将它发送上链的是另一个账户，而不是所指明的。',
  allSignatures: '执行它时所用的签名已全部显示。',
  missingSignature: '执行它时用到了此所有者的签名，而该签名没有显示。',
  thresholdThen: '此 Safe 当时所需的签名数与此相同。',
  otherThresholdThen: ({ threshold }: { threshold: number }) => `此 Safe 当时需要 ${threshold} 个签名。`,
  timeNotAsked: '没有从链上查询它发生的时间。',
  time: '区块的时间与此处所说的一致。',
  otherTime: '包含它的区块是另一个时间的。',
  timeSilent: '区块链没有应答它发生的时间。',

  awaited: '它等待的与此处所说的一致。',
  otherAwaited: '它等待的与此处所说的不同。',
  owners: '所指明的所有者就是此 Safe 的所有者。',
  otherOwners: '此 Safe 的所有者与所指明的不同。',
  gasToken: 'gas 代币与所描述的一致。',
  otherGasToken: 'gas 代币与所描述的不同。',
  gasTokenSymbol: 'gas 代币给出的是这个符号。',
  otherGasTokenSymbol: 'gas 代币的符号不同。',
  gasTokenDecimals: 'gas 代币给出的是这个小数位数。',
  otherGasTokenDecimals: 'gas 代币的小数位数不同。',
  gasTokenSilent: '没有从链上读取 gas 代币。',

  onlyServiceDecodes: '只有 Safe 服务解码了此数据；未经核对。',
  decoding: 'Safe 服务对该数据的解码与此应用相同。',
  otherDecoding: 'Safe 服务将该数据解码成了它并不是的内容。',
  decodesNothing: '没有数据，Safe 服务却给出了解码。',
  innerCallCount: 'Safe 服务列出的内部调用数与实际相同。',
  otherInnerCallCount: 'Safe 服务列出的内部调用数与实际不同。',
  innerCall: 'Safe 服务如实显示了该内部调用。',
  otherInnerCall: 'Safe 服务将一个内部调用显示成了它并不是的内容。',
  unnamedChange: ({ actual }: { actual: string }) => `Safe 服务没有说明更改的是哪项设置。${actual}`,
  change: 'Safe 服务指明的设置更改就是该调用所做的。',
  otherChange: 'Safe 服务指明的设置更改与该调用所做的不同。',

  saidCreation: 'Safe 服务称它创建了此 Safe，而 Safe 的任何交易都做不到这一点。',
  unknownSummary: ({ kind }: { kind: string }) => `Safe 服务将其概括为 ${kind}，在此未知。`,
  unknownTransfer: ({ kind }: { kind: string }) => `Safe 服务称它转移 ${kind}，在此未知。`,
  onlyServiceNames: ({ method }: { method: string }) => `只有 Safe 服务称它调用 ${method}；未经核对。`,
  onlyServiceCounts: '只有 Safe 服务统计了此批量交易的操作数；未经核对。',
  summaryPart: ({ part }: OfSummary) => `概要给出的${summaryParts[part]}与该调用一致。`,
  otherSummaryPart: ({ part }: OfSummary) => `概要给出的${summaryParts[part]}与该调用不同。`,
  noTransfer: 'Safe 服务称它是转账，而调用数据并不是。',
  otherTokenKind: 'Safe 服务给出的代币类型与调用数据所转移的不同。',
  hiddenPayment: '该调用还支付原生币，而概要隐瞒了这一点。',
  direction: '方向与该调用一致。',
  noDirection: 'Safe 服务没有说明它是转入还是转出。',
  otherDirection: 'Safe 服务给出的方向与调用数据不同。',
  decimalsUntold: '代币本身没有给出它有几位小数。',
  decimalsUnsaid: 'Safe 服务没有说明该代币有几位小数。',
  decimals: 'Safe 服务给出的小数位数与代币给出的一致。',
  otherDecimals: 'Safe 服务给出的小数位数与代币给出的不同，因此它显示的是另一个数量。',
  tokenTextUntold: ({ text }: OfToken) => `代币本身没有给出它的${tokenTexts[text]}。`,
  tokenText: ({ text }: OfToken) => `Safe 服务给出的${tokenTexts[text]}与代币给出的一致。`,
  otherTokenText: ({ text }: OfToken) => `Safe 服务给出的${tokenTexts[text]}与代币给出的不同。`,

  unknownStatus: 'Safe 服务给出的状态在此未知。',
  ending: '其结果与此处所说的一致。',
  otherEnding: '其结果与此处所说的不同。',
  executedEarly: '它没有执行：其 nonce 尚未使用。',
  neverExecuted: '此 Safe 从未执行它。',
  onlySaidExecuted: '只有 Safe 服务称它已执行：链上没有显示。',
  cancelledExecuted: '它没有取消：此 Safe 执行了它。',
  cancelledEarly: '它没有取消：其 nonce 尚未使用。',
  cancelledPlaced: '它既被说成已取消，又被说成已上链。',
  cancelled: '另一笔交易用掉了它的 nonce。',
  onlySaidCancelled: '只有 Safe 服务称另一笔交易用掉了它的 nonce：链上没有显示。',
  waitsExecuted: '它没有在等待：此 Safe 执行了它。',
  waitsPlaced: '它既被说成在等待，又被说成已上链。',
}
