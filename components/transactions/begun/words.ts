import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import type { FollowResult } from '@/lib/signing/transaction/followTransaction'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'

const patience = formatDuration(sentPatience)

/** How what was sent ended. */
export const endings: Record<FollowResult['outcome'], string> = {
  success: 'Executed: the network says that it succeeded.',
  failure: 'Executed, and its call failed: the nonce is used up, nothing else happened.',
  other:
    'The network has taken it, and it did something else than this: perhaps it was executed under another nonce. Look at the history before you send anything again.',
  unproved:
    'The network has taken it. A Safe of this version does not write down what it executes, and nothing else says how it ended: look at its nonce and at the history before you send anything again.',
  reverted: 'The network refused it: its fee is paid, and nothing else happened.',
  replaced:
    'It was cancelled or replaced: another transaction of the same account took its place. It can no longer come.',
  dropped: `The network has not taken it for ${patience} and does not know it any more: it may have been dropped. Make sure in your wallet that it is gone before you send it again.`,
}
export const overdue = `Sent, and the network has not taken it for ${patience}. It still may: raise its fee in your wallet, or cancel it there.`

const acts: Record<ActNote['kind'] | 'reject', string> = {
  propose: 'Proposal',
  confirm: 'Confirmation',
  execute: 'Execution',
  approve: 'Approval on chain',
  delete: 'Deletion',
  reject: 'Rejection',
  message: 'Signature of a message',
}
export function nameAct(kind: ActNote['kind'] | 'reject', nonce: bigint | undefined): string {
  const name = acts[kind]
  return nonce === undefined ? name : `${name} of nonce ${nonce}`
}

/** What became of an act, where that alone says it. */
export const told = {
  approved: 'The network has your approval.',
  unreported: 'The network has your approval, and the Safe service does not know the transaction: hand it on to it.',
  deleted: 'It was deleted: the Safe service no longer lists it. Signatures that were given still hold.',
  undelivered:
    'You signed it, and the Safe service has not taken your signature: deliver it now. Your wallet is not asked again.',
  signed: 'You signed it, and the Safe service does not have it: whoever it was handed on to may have it.',
  asking: 'Your wallet is being asked for it, perhaps from another tab: answer it there.',
  open: 'The wallet was asked; what it answered is not known here: it may still come.',
}
export const executed = 'It was executed: the network has it.'
export const sent = 'It was sent, and the network has not taken it yet.'
const which = (nonce: bigint | undefined) => (nonce === undefined ? '' : `: nonce ${nonce}`)
export const queuedUnsigned = (nonce: bigint | undefined) =>
  `It is in the queue${which(nonce)}, without your signature.`
export const confirmed = 'It was confirmed: your signature is there.'
export const proposed = (nonce: bigint | undefined) => `It was proposed${which(nonce)}.`

export const stillQueued = 'Nothing came of it: it is still in the queue.'
/** Why nothing came of it. */
export const nothing = {
  nonceUsed: (nonce: bigint | undefined) => `Nothing came of it: another transaction used nonce ${nonce}.`,
  nonceUsedUntold: (nonce: bigint | undefined) =>
    `Nonce ${nonce} is used. By which transaction, a Safe of this version does not write down: look at the history.`,
  notListed: () => 'The Safe service no longer lists it: it was deleted.',
  unanswered: () => 'Nothing came of it: the wallet was asked and gave no answer here.',
}

export const begunBefore = 'Begun here before'
export const askedBy = (time: string, account: string) => `${time}, by ${account}`
export const notKnown = (error: string) => `What became of it is not known: ${error}`
export const openIt = 'Open it'
export const deliverIt = 'Deliver your signature'
export const handOn = 'Hand it on'
export const putAway = 'Dismiss'

export const draftBegun = 'You began to sign or execute these actions before'
export const discardActions = 'Discard the actions below unless the same shall be done again.'
/** The same where this site has no Safe service. */
export const toldAlone = {
  unreported: 'The network has your approval: hand the transaction on to the other owners.',
  signed: 'You signed it: whoever it was handed on to has your signature.',
}
