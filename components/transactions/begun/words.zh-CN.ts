import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import type { FollowResult } from '@/lib/signing/transaction/followTransaction'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'

const patience = formatDuration(sentPatience)

export const endings: Record<FollowResult['outcome'], string> = {
  success: '已执行：链上显示成功。',
  failure: '已执行，但其调用失败：nonce 已被用掉，其余什么也没有发生。',
  other: '它已上链，但做的是别的事：也许它以另一个 nonce 执行了。再次发送任何东西之前，请查看历史记录。',
  unproved:
    '它已上链。此版本的 Safe 不会记录它执行的内容，也没有其他来源说明结果：再次发送任何东西之前，请查看它的 nonce 和历史记录。',
  reverted: '区块链驳回了它：手续费已付，其余什么也没有发生。',
  replaced: '它已被取消或替换：同一账户的另一笔交易取代了它。它不会再上链。',
  dropped: `它 ${patience}仍未上链，区块链也不再知道它：它可能已被丢弃。再次发送之前，请在钱包中确认它已不存在。`,
}
export const overdue = `已发送，${patience}仍未上链。它仍可能上链：请在钱包中提高手续费，或在钱包中取消它。`

const acts: Record<ActNote['kind'] | 'reject', string> = {
  propose: '发起',
  confirm: '确认',
  execute: '执行',
  approve: '链上批准',
  delete: '删除',
  message: '消息签名',
  reject: '拒绝',
}
export function nameAct(kind: ActNote['kind'] | 'reject', nonce: bigint | undefined): string {
  const name = acts[kind]
  return nonce === undefined ? name : `${name} nonce ${nonce}`
}

export const told = {
  approved: '您的批准已上链。',
  unreported: '您的批准已上链，而 Safe 服务不知道该交易：请将它提交给 Safe 服务。',
  deleted: '它已被删除：Safe 服务不再列出它。已给出的签名仍然有效。',
  undelivered: '您已签署，而 Safe 服务还没有收到您的签名：请现在提交。不会再次询问您的钱包。',
  signed: '您已签署，而 Safe 服务没有它：它转交给了谁，谁就可能持有它。',
  asking: '正在就此询问您的钱包，可能来自另一个标签页：请在那里答复。',
  open: '曾询问过钱包；此处不知道它的答复：它仍可能上链。',
}
export const executed = '它已执行：已上链。'
export const sent = '它已发送，尚未上链。'
const which = (nonce: bigint | undefined) => (nonce === undefined ? '' : `：nonce ${nonce}`)
export const queuedUnsigned = (nonce: bigint | undefined) => `它在队列中${which(nonce)}，没有您的签名。`
export const confirmed = '它已确认：您的签名已在其中。'
export const proposed = (nonce: bigint | undefined) => `它已发起${which(nonce)}。`

export const stillQueued = '没有结果：它仍在队列中。'
export const nothing = {
  nonceUsed: (nonce: bigint | undefined) => `没有结果：另一笔交易用掉了 nonce ${nonce}。`,
  nonceUsedUntold: (nonce: bigint | undefined) =>
    `nonce ${nonce} 已被用掉。此版本的 Safe 不会记录被哪笔交易用掉：请查看历史记录。`,
  notListed: () => 'Safe 服务不再列出它：它已被删除。',
  unanswered: () => '没有结果：询问过钱包，但它没有在此答复。',
}

export const begunBefore = '之前在此开始的操作'
export const askedBy = (time: string, account: string) => `${time}，账户 ${account}`
export const notKnown = (error: string) => `不知道它的结果：${error}`
export const openIt = '打开'
export const deliverIt = '提交您的签名'
export const handOn = '转交'
export const putAway = '关闭'

export const draftBegun = '您之前已开始签署或执行这些操作'
export const discardActions = '请放弃下面的操作，除非要再做一次同样的事。'
/** The same where this site has no Safe service. */
export const toldAlone = {
  unreported: '您的批准已上链：请将交易转交给其他所有者。',
  signed: '您已签署：它转交给了谁，谁就持有您的签名。',
}
