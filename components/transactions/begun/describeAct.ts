import { formatDuration } from '@/lib/format/duration'
import { sentPatience } from '@/lib/safe/execute/followSent'
import { isRejection } from '@/lib/safe/execute/rejection'
import { sayObstacle } from '@/lib/signing/obstacle'
import type { FollowResult } from '@/lib/signing/transaction/followTransaction'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import type { Told } from '@/lib/signing/unfinished/tellAct'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'

/** How what was sent ended. */
export const endings: Record<FollowResult['outcome'], string> = {
  success: 'Executed: the chain says that it succeeded.',
  failure: 'Executed, and its call failed: the nonce is used up, nothing else happened.',
  other:
    'The chain has taken it, and it did something else than this: perhaps it was executed under another nonce. Look at ' +
    'the history before you send anything again.',
  unproved:
    'The chain has taken it. A Safe of this version does not write down what it executes, and nothing else says how it ' +
    'ended: look at its nonce and at the history before you send anything again.',
  reverted: 'The chain refused it: its fee is paid, and nothing else happened.',
  replaced:
    'It was cancelled or replaced: another transaction of the same account took its place. It can no longer come.',
  dropped:
    `The chain has not taken it for ${formatDuration(sentPatience)} and does not know it any more: it may have been dropped. Make sure in ` +
    'your wallet that it is gone before you send it again.',
}

export const overdue = `Sent, and the chain has not taken it for ${formatDuration(sentPatience)}. It still may: raise its fee in your wallet, or cancel it there.`

const names: Partial<Record<ActNote['kind'], string>> = {
  propose: 'Proposal',
  confirm: 'Confirmation',
  execute: 'Execution',
  approve: 'Approval on the chain',
  delete: 'Deletion',
}

/** Which act it was. */
export function nameAct(note: ActNote): string {
  const transaction = readNote(note)?.transaction
  const isReject = note.kind === 'propose' && transaction && isRejection(note.safe, transaction)
  const name = isReject ? 'Rejection' : (names[note.kind] ?? 'Act')
  return transaction ? `${name} of nonce ${transaction.nonce}` : name
}

const plain = {
  approved: 'The chain has your approval.',
  unreported: 'The chain has your approval, and the service does not know the transaction: hand it on to it.',
  deleted: 'It was deleted: the service lists it no more. Signatures that were given still hold.',
  undelivered:
    'You signed it, and the service has not taken your signature: deliver it now. Your wallet is not asked again.',
  signed: 'You signed it, and the service does not have it: whoever it was handed on to may have it.',
  asking: 'Your wallet is being asked for it, perhaps from another tab: answer it there.',
  open: 'The wallet was asked; what it answered is not known here: it may still come.',
}

/** What became of it, in a sentence. */
export function describeTold(note: ActNote, told: Told): string {
  switch (told.state) {
    case 'queued':
      return describeQueued(note, told.isSigned)
    case 'executed':
      return told.isFailed ? endings.failure : 'It was executed: the chain has it.'
    case 'sent':
      return told.isOverdue ? overdue : 'It was sent, and the chain has not taken it yet.'
    case 'ended':
      return endings[told.outcome]
    case 'open':
      return told.isBusy ? sayObstacle({ code: 'mayBeSent' }) : plain.open
    case 'nothing':
      return describeNothing(note, told.why)
    default:
      return plain[told.state]
  }
}

function describeQueued(note: ActNote, isSigned: boolean): string {
  const nonce = readNote(note)?.transaction.nonce
  const which = nonce === undefined ? '' : `: nonce ${nonce}`
  if (!isSigned) return `It is in the queue${which}, without your signature.`
  return note.kind === 'confirm' ? 'It was confirmed: your signature is there.' : `It was proposed${which}.`
}

function describeNothing(note: ActNote, why: Extract<Told, { state: 'nothing' }>['why']): string {
  if (note.kind === 'delete') return 'Nothing came of it: it is still in the queue.'
  const nonce = readNote(note)?.transaction.nonce
  if (why === 'nonceUsed') return `Nothing came of it: another transaction used nonce ${nonce}.`
  if (why === 'nonceUsedUntold') {
    return `Nonce ${nonce} is used. By which transaction, a Safe of this version does not write down: look at the history.`
  }
  if (why === 'notListed') return 'The service lists it no more: it was deleted.'
  return 'Nothing came of it: the wallet was asked and gave no answer here.'
}
