import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

export const sharedNonce = (nonce: bigint) => `这些交易使用相同的 nonce ${nonce}：只有其中一笔可以执行`

export const listIsWrong = 'Safe 服务的队列列表有误'
export const forgetMissing = '不再记录缺少的内容'
export const missingHint = '缺少的内容可能已被其发起人删除，也可能被 Safe 服务隐藏。'
export const gap = '队列有缺口'

export const showUnsigned = '显示无人签名的提案'
export const queue = '队列'
export const loadingQueue = '正在加载队列…'
export const usedNonces = '已用的 nonce'
export const usedHint = '此 Safe 已越过这些 nonce：其中的交易都无法再执行。'
export const next = '下一笔'
export const queued = '排队中'
export const nothingWaits = 'Safe 服务没有列出等待签名或执行的交易。'
export const noProposal = 'Safe 服务没有列出任何提案，无论是否已签名。'

export const noNonce = '没有 nonce'
export const nonce = (value: bigint) => `Nonce ${value}`

export const note = (text: string) => `备注：${text}`
export const warnings = (count: number) => `${count} 条警告`
export const confirm = '确认'
export const execute = '执行'

export const unknown = (count: number) => `${count} 条无法显示`
export const nameless = '无名称'
export const unknownKinds = (names: string) => `Safe 服务列出了此处未知的类型：${names}。`

export const executed = '已执行'
export const failed = '失败'
export const cancelled = '已取消'
export const unknownStatus = '状态未知'

export const statuses: Record<TransactionDetails['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: '等待签名',
  AWAITING_EXECUTION: '等待执行',
  CANCELLED: '已取消：另一笔交易用掉了它的 nonce',
  FAILED: '已执行，但失败',
  SUCCESS: executed,
  UNKNOWN: '此处未知的状态',
}

export const cannotLoad = '无法加载此列表。'
export const noQueue =
  '本网站没有 Safe 服务，因此没有共同的队列：每位所有者在自己的浏览器中保存其发起的交易和收到的转交。'
export const newTransaction = '新建交易'
