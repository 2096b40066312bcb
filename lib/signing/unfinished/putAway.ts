import type { ActFate } from './tellAct'
import type { ActNote, UnfinishedActs } from './unfinishedActs'

/**
 * Whoever began an act has read what became of it. A signature that was kept for the service goes with its note where
 * nothing can use it any more: the service has it, or the chain has used its nonce. Where it is undelivered it stays.
 */
export function putAway(unfinished: UnfinishedActs, note: ActNote, fate: ActFate | undefined): void {
  const isTaken = fate?.state === 'executed' || (fate?.state === 'queued' && fate.isSigned)
  const isUsed = fate?.state === 'nothing' && (fate.why === 'nonceUsed' || fate.why === 'nonceUsedUntold')
  const isDone = isTaken || fate?.state === 'approved' || fate?.state === 'unreported' || fate?.state === 'deleted'
  if (isTaken || isUsed) unfinished.forgetSignature(note, note.signer ?? note.account)
  if (isDone) unfinished.advanceNote(note, 'done')
  else unfinished.dropNote(note)
}
