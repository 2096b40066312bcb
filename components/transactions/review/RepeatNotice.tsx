import Link from 'next/link'
import { Notice } from '@/components/ui/Notice'
import { describeError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/time'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Repeat } from '@/lib/signing/transaction/repeats'
import styles from './RepeatNotice.module.css'
import type { RepeatState } from './useRepeats'

type RepeatNoticeProps = { safe: SafeView; state: RepeatState }

const states: Record<Repeat['state'], string> = {
  queued: 'is in the queue',
  asked: 'a wallet was asked for it here, and what it answered is not known',
  answered: 'was signed or sent here, and what became of it is not known',
  proposed: 'was proposed here, and the service does not list it now',
  executed: 'was executed from here',
  over: 'was begun here, and its nonce is used since: it may have been executed',
}

/** Names what does the same as what is reviewed, with a way to it, and asks whether it shall be done again. */
export function RepeatNotice({ safe, state }: RepeatNoticeProps) {
  const { repeats, gap, isAsked, isAgreed, agree } = state
  return (
    <>
      {gap !== undefined && (
        <Notice tone="warning" title="It is not known whether the same is queued already">
          <p>{describeError(gap)}</p>
        </Notice>
      )}
      {repeats.length > 0 && (
        <Notice tone="warning" title={titleOf(repeats)}>
          <ul className={styles.list} aria-label="The same, begun before">
            {repeats.map((repeat) => (
              <li key={repeat.safeTxHash}>
                {sayRepeat(repeat)}{' '}
                <Link href={safeRoutes.transaction(safe, `multisig_${safe.address}_${repeat.safeTxHash}`)}>
                  {repeat.nonce === undefined ? 'Open it' : `Open nonce ${repeat.nonce}`}
                </Link>
              </li>
            ))}
          </ul>
          {isAsked && (
            <label className={styles.consent}>
              <input type="checkbox" checked={isAgreed} onChange={(event) => agree(event.target.checked)} />
              It shall be done once more, besides what is named here
            </label>
          )}
        </Notice>
      )}
    </>
  )
}

function titleOf(repeats: readonly Repeat[]): string {
  const isWhole = repeats.some(({ shared, total }) => shared === total)
  return isWhole ? 'The same was begun already' : 'A part of this was begun already'
}

function sayRepeat({ nonce, state, shared, total, at }: Repeat): string {
  const what = shared === total ? 'The same' : `${shared} of its ${total} calls`
  const which = nonce === undefined ? '' : ` with nonce ${nonce}`
  const when = at === undefined ? '' : ` (${formatDateTime(at)})`
  return `${what}${which}: ${states[state]}${when}.`
}
