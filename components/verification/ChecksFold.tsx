import { Fold } from '@/components/ui/Fold'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import { countPassed } from '@/lib/verify/checks/judgeChecks'
import { CheckList } from './CheckList'
import styles from './ChecksFold.module.css'
import { VerificationBadge } from './VerificationBadge'
import { isLoudStatus, VerificationMark } from './VerificationMark'
import * as words from './words'

type ChecksFoldProps = {
  status: CheckStatus | 'loading'
  sentence: string | undefined
  /** Undefined while they are being made, and where they could not be. */
  checks: readonly Check[] | undefined
}

/** How the checks ended: one line to be opened while all is well, and when not a block with what is wrong. */
export function ChecksFold({ status, sentence, checks = [] }: ChecksFoldProps) {
  const { passed, counted } = countPassed(checks)
  const title = checks.length === 0 ? words.verdicts.loading : words.checksPassed(passed, counted)
  const isLoud = isLoudStatus(status)
  return (
    <section className={isLoud ? styles[status] : undefined} aria-label={words.checks}>
      {isLoud && (
        <p role="alert" className={styles.verdict}>
          <VerificationBadge status={status} sentence={sentence} />
        </p>
      )}
      {isLoud && <CheckList checks={checks.filter((check) => check.status !== 'match')} />}
      {(!isLoud || checks.length > 0) && (
        <Fold
          title={
            <>
              {!isLoud && <VerificationMark status={status} sentence={sentence} />} {title}
            </>
          }
        >
          <CheckList checks={isLoud ? checks.filter((check) => check.status === 'match') : checks} />
        </Fold>
      )}
    </section>
  )
}
