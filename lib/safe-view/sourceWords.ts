import { formatDateTime } from '@/lib/format/time'
import { type FailureReason, judgeFailure, type SourceState } from '@/lib/query/sourceState'

export const sourceNames = { chain: 'The chain', gateway: 'The gateway' }

/** What happened to a source that failed, without a full stop; `name` begins the sentence. */
export function sayFailure(name: string, reason: FailureReason): string {
  switch (reason) {
    case 'offline':
      return 'This browser is offline'
    case 'silent':
      return `${name} does not answer`
    case 'wrong':
      return `${name} gives no usable answer`
    case 'otherChain':
      return 'The node that this site asks is of another chain'
  }
}

/** The same for an error that a source was asked in vain with. */
export function sayError(name: string, error: Error): string {
  return sayFailure(name, judgeFailure(error, navigator.onLine))
}

/** That a source is still being asked; nothing before that is worth saying. */
export function sayStillAsked(name: string): string {
  return `${name} has not answered yet. It is still being asked.`
}

/** From when what is shown is; `otherwise` for a source that never answered. A clock's time stays true while it is read. */
export function sayAge({ updatedAt }: Pick<SourceState, 'updatedAt'>, otherwise: string): string {
  return updatedAt === undefined ? otherwise : `its last answer is from ${formatDateTime(updatedAt)}`
}
