import type { ReactNode } from 'react'
import type { ActKind } from '@/lib/signing/transaction/performAct'
import type { Repeat } from '@/lib/signing/transaction/repeats'
import type { ActFate } from '@/lib/signing/unfinished/tellAct'

export const shortHints: Partial<Record<ActFate['state'], string>> = {
  sent: '执行已发送',
  asking: '正在询问钱包',
  open: '曾询问过钱包：仍可能上链',
  undelivered: '您的签名尚未提交',
}
export const hint = (act: string, sentence: string) => `${act}：${sentence}`

const comparing = '已再次核对。请比对哈希，然后在钱包中签名…'
const confirming = '已再次核对。请在钱包中确认…'
export const waiting: Record<ActKind, string> = {
  sign: comparing,
  deliver: '已再次核对。正在提交您的签名…',
  signOffline: comparing,
  handOver: '已再次核对。正在提交签名…',
  execute: confirming,
  approve: confirming,
  delete: '请在钱包中签署删除请求…',
}
export const transaction = '交易'
export const sent = '已发送。正在等待上链…'
export const notTold = '链上没有显示它的结果'
export const otherNotTold = '链上没有显示是否由另一笔交易完成'
export const approvalNotTaken = '您的批准已上链，但 Safe 服务没有接收'
export const notAllTaken = '并非所有签名都被接收'
export const deleted = '已删除：Safe 服务不再列出它。已给出的签名仍然有效。'
export const confirmed = '已确认：您的签名已在其中。'
export const proposed = '已发起：它在队列中。'
export const handedOver = '已提交：它在队列中。'
export const signedOffline = '已签名。没有告知任何人：请将该交易转交给其他所有者。'
export const signedAll = '已签名。没有告知任何人：签名的所有者已足够，现在即可执行，或转交给执行者。'
export const done = '完成。'
export const approved = '已在链上批准。'

export const copyLinkFor = (owner: ReactNode) => <>复制给 {owner} 的链接</>
export const copyLinkForOwners = '复制给下一位所有者的链接'
export const stillToSign = (needed: number, candidates: number) =>
  needed === candidates ? '尚待签名：' : `尚待签名，以下所有者中的 ${needed} 位：`
export const seeTransaction = '查看交易'

export const otherNonce = '另一个 Safe 的 nonce'
export const status = '状态'
export const approves = '这是作为所有者之一签署另一个 Safe 的交易。'
export const otherSafe = '另一个 Safe'
export const approvalWarnings = '关于所批准内容的警告'
export const approvedHash = '批准的哈希'
export const openInItsSafe = '在其 Safe 中打开此交易'
export const canBeGiven = '其他所有者可以转交此交易。只有具有所批准的哈希，它才会在此被接受。'
export const whatItApproves = (position: number, count: number) =>
  count === 1 ? '它批准什么' : `它批准什么（第 ${position} 项，共 ${count} 项）`

export const falseApproval = '关于此批准所针对的交易，Safe 服务的说法不属实。'
export const tooManyApprovals = (left: number) =>
  `除可以显示的之外，它还批准另外 ${left} 个哈希：请拒绝它，或将它拆分为较小的交易。`
export const unknownApproval = '不完全清楚它批准的是什么。请在“它批准什么”中提供那笔交易：其他所有者可以转交它。'
export const approvalSought = '仍在查询它批准的是什么。'
export const unshownApprovals = (left: number) => `它还批准另外 ${left} 个哈希，此处不会查询它们：其作用没有显示。`

export const impossibleCalls = '这些调用无法进行'
export const preparing = '正在准备交易…'
export const askedForBy = (app: string | undefined, url: string) => (
  <>
    由 <strong>{app ?? '一个应用'}</strong> <code>{url}</code> 请求
  </>
)
export const setsGas = (safeTxGas: bigint) => (
  <>
    它将 <strong>safeTxGas 设为 {`${safeTxGas}`}</strong>：gas 少于此数时无法执行；如果调用失败，其 nonce 仍会被用掉。
  </>
)

export const nonce = 'Nonce'
export const badNonce = 'nonce 须为整数。'
export const usedNonce = (next: bigint) => `此 nonce 已被用掉：下一个是 ${next}。`
export const nonceGap = (first: bigint, last: bigint) =>
  `Safe 服务的队列中没有 nonce ${first === last ? first : `${first} 至 ${last}`} 的交易：此交易必须等到有为止。`
export const queuedNonce = 'Safe 服务的队列中另有使用此 nonce 的交易：只有其中一笔可以执行。'
export const nonceOfChain = '链上的下一个 nonce；Safe 服务没有说明队列中有什么。'
export const nextNonce = '下一个：签名后即可执行。'
export const afterQueue = (next: bigint) => `排在 Safe 服务队列中自 ${next} 起的交易之后。`

export const ownerSafe = (address: string, threshold: number) =>
  `${address} 是您拥有的一个 Safe，也是此处的所有者，需要 ${threshold} 个签名。它通过自己的一笔批准此哈希的交易来签名。那笔交易执行后，此处会显示为已在链上批准。`
export const proposeApproval = '在那个 Safe 中发起批准'

const repeatStates: Record<Repeat['state'], string> = {
  queued: '在队列中',
  asked: '曾在此就它询问过钱包，不知道其答复',
  answered: '曾在此签名或发送，不知道其结果',
  proposed: '曾在此发起，Safe 服务目前没有列出它',
  executed: '已从此处执行',
  over: '曾在此开始，其 nonce 此后已被用掉：它可能已执行',
}
export function repeat({ nonce, state, shared, total }: Repeat, time: string | undefined): string {
  const what = shared === total ? '相同的内容' : `其 ${total} 个调用中的 ${shared} 个`
  const which = nonce === undefined ? '' : `，nonce ${nonce}`
  const when = time === undefined ? '' : `（${time}）`
  return `${what}${which}：${repeatStates[state]}${when}。`
}
export const repeatsUnknown = '不知道队列中是否已有相同的交易'
export const repeats = '之前开始的相同交易'
export const wholeRepeated = '相同的交易已经开始过'
export const partRepeated = '其中一部分已经开始过'
export const openRepeat = (nonce: bigint | undefined) => (nonce === undefined ? '打开' : `打开 nonce ${nonce}`)
export const onceMore = '除此处列出的之外，还要再做一次'

export const sentActs = { execute: '执行 Safe 交易', approve: '批准 Safe 交易' }
export const confirm = (wallet?: string) => (wallet ? `用 ${wallet} 确认` : '确认')
export const signAndPropose = (wallet?: string) => (wallet ? `用 ${wallet} 签名并发起` : '签名并发起')
export const handOver = () => '将其签名提交给 Safe 服务'
export const execute = (wallet?: string) => (wallet ? `用 ${wallet} 执行` : '执行')
export const executeDirectly = (wallet?: string) => (wallet ? `用 ${wallet} 直接执行` : '直接执行')
export const executeNow = '立即执行'
export const otherWays = '更多'
export const nothingToSign = (sentence: string) => `没有可签署的内容。${sentence}`
export const approveOnChain = (wallet?: string) => (wallet ? `用 ${wallet} 在链上批准` : '在链上批准')
export const signOffline = () => '签名但不发起'
/** In place of a proposal, while the service is down. */
export const signAndHandOn = (wallet?: string) => (wallet ? `用 ${wallet} 签名并转交` : '签名并转交')
export const handOnNote = '您以链接或文件的形式自行转交给下一位所有者：Safe 服务没有答复。'
export const notProposable = 'Safe 服务没有答复：现在无法接收提案。'
export const signAs = (address: string) => `您以自己拥有的 Safe ${address} 的身份签名。`

export const cancel = '取消'
export const finish = '完成'
export const place = (network: string, nonce: bigint | undefined) =>
  nonce === undefined ? network : `${network} · #${nonce}`
export const to = '至'
export const copyAddress = '复制地址'
export const freeToSign = '签名免费。'
export const executionCosts = (amount: string, worth: string | undefined) =>
  worth === undefined ? `执行的手续费约为 ${amount}。` : `执行的手续费约为 ${amount}（${worth}）。`
export const gasPaid = (amount: string, worth: string | undefined) =>
  worth === undefined ? `已付 gas：${amount}` : `已付 gas：${amount}（${worth}）`
export const openExplorer = '在区块浏览器中打开'

export const notChecked = '无法核对该交易'
export const unsignable = '目前无法签署任何内容'
export const unsignableHint = '链上没有显示此 Safe 是什么。原因见页面顶部。'
export const checking = '正在核对交易…'
export const nonceIs = (nonce: bigint, meaning: string | undefined) =>
  meaning === undefined ? `Nonce ${nonce}` : `Nonce ${nonce}。${meaning}`
export const whatItDoes = '它的作用'
export const signatures = '签名'
export const allFields = '所有签名字段'
export const calls = (inner: number) => (inner === 0 ? '调用数据' : `其 ${inner} 个调用的作用`)
export const hashes = '供硬件钱包比对的哈希'
export const shortHashes = (hashes: readonly string[]) => hashes.map((hash) => `${hash.slice(0, 6)}…`).join(' ')

export const titles = { sign: '确认', execute: '执行', approve: '在链上批准' }
export const rejectIt = '拒绝一笔交易'
export const review = '审核交易'

export const simulating = '正在您的节点上试运行…'
export const notSimulated = (reason: string) => `不可用：${reason}`
export const chainSilent = '不可用：区块链没有应答。'
export const wouldFail = (reason: string) => `✗ 现在执行会失败。${reason}`
export const wouldSucceed = '✓ 现在执行会成功。'
export const changesUnknown = '节点没有显示哪些余额会变化。'
export const noChanges = '此 Safe 的余额没有变化。'
export const changes = '余额变化'
export const receives = '收到'
export const sends = '发出'
export const item = (tokenId: bigint | string) => `藏品 ${tokenId}`

export const fileTooLarge = '此文件太大，不能作为交易。'
export const file = '其他所有者的交易文件（选择文件，或拖放到此处）'
export const textOrLink = '或者以文本或链接的形式'
export const openThere = '在那里打开'
export const readAndCheck = '读取并核对'
export const ofOtherSafe = (safe: string, chainId: number, chain: string | undefined) =>
  `此交易属于另一个 Safe：${safe}，在${chain === undefined ? `网络 ${chainId} 上，该网络未在此设置` : ` ${chain} 上`}。`
export const handOnAlone = '您以链接或文件的形式自行转交给下一位所有者。'
export const nonceLater = (first: bigint, last: bigint) =>
  `先轮到 nonce ${first === last ? first : `${first} 至 ${last}`}：此交易必须等到它被使用。`
export const keptHere = '此浏览器会保存它。'
export const notHeld = (most: number) =>
  `此浏览器没有保存它：每个 Safe 最多保存 ${most} 笔在所有者之间转交的交易。请在关闭之前将其保存或转交。`
export const seeHeld = '查看正在转交的交易'
