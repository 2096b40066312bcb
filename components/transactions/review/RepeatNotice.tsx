import Link from 'next/link'
import { Notice } from '@/components/ui/notice/Notice'
import { hasService } from '@/lib/config/publicEnv'
import { describeError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/time'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './RepeatNotice.module.css'
import type { RepeatState } from './useRepeats'
import * as words from './words'

type RepeatNoticeProps = { safe: SafeView; state: RepeatState }

/** Names what does the same as what is reviewed, with a way to it, and asks whether it shall be done again. */
export function RepeatNotice({ safe, state }: RepeatNoticeProps) {
  const { repeats, gap, isAsked, isAgreed, agree } = state
  const isWhole = repeats.some(({ shared, total }) => shared === total)
  return (
    <>
      {gap !== undefined && (
        <Notice tone="warning" title={words.repeatsUnknown}>
          <p>{describeError(gap)}</p>
        </Notice>
      )}
      {repeats.length > 0 && (
        <Notice tone="warning" title={isWhole ? words.wholeRepeated : words.partRepeated}>
          <ul className={styles.list} aria-label={words.repeats}>
            {repeats.map((repeat) => (
              <li key={repeat.safeTxHash}>
                {words.repeat(repeat, repeat.at === undefined ? undefined : formatDateTime(repeat.at))}{' '}
                {hasService && (
                  <Link href={safeRoutes.transaction(safe, `multisig_${safe.address}_${repeat.safeTxHash}`)}>
                    {words.openRepeat(repeat.nonce)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {isAsked && (
            <label className={styles.consent}>
              <input type="checkbox" checked={isAgreed} onChange={(event) => agree(event.target.checked)} />
              {words.onceMore}
            </label>
          )}
        </Notice>
      )}
    </>
  )
}
