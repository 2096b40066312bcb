import { hasService } from '@/lib/config/publicEnv'
import { isRejection } from '@/lib/safe/execute/rejection'
import { sayObstacle } from '@/lib/signing/obstacle'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import type { ActFate } from '@/lib/signing/unfinished/tellAct'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'
import * as words from './words'

/** Which act it was. */
export function nameAct(note: ActNote): string {
  const transaction = readNote(note)?.transaction
  const isReject = note.kind === 'propose' && transaction && isRejection(note.safe, transaction)
  return words.nameAct(isReject ? 'reject' : note.kind, transaction?.nonce)
}

/** What became of it, in a sentence. */
export function describeTold(note: ActNote, told: ActFate): string {
  const nonce = readNote(note)?.transaction.nonce
  switch (told.state) {
    case 'queued':
      if (!told.isSigned) return words.queuedUnsigned(nonce)
      return note.kind === 'confirm' ? words.confirmed : words.proposed(nonce)
    case 'executed':
      return told.isFailed ? words.endings.failure : words.executed
    case 'sent':
      return told.isOverdue ? words.overdue : words.sent
    case 'ended':
      return words.endings[told.outcome]
    case 'unreported':
    case 'signed':
      return (hasService ? words.told : words.toldAlone)[told.state]
    case 'open':
      return told.isBusy ? sayObstacle({ code: 'mayBeSent' }) : words.told.open
    case 'nothing':
      return note.kind === 'delete' ? words.stillQueued : words.nothing[told.why](nonce)
    default:
      return words.told[told.state]
  }
}
