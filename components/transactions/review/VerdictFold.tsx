import { Fold } from '@/components/ui/Fold'
import { CheckList } from '@/components/verification/CheckList'
import { StatusWord } from '@/components/verification/StatusWord'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Review } from '@/lib/signing/transaction/review'
import { countPassed } from '@/lib/verify/checks/judgeChecks'
import * as words from './words'

type VerdictFoldProps = { safe: SafeView; review: Review | undefined }

/** Whether all is proved, in one line; every check in it, which stand open when one of them found something wrong. */
export function VerdictFold({ safe, review }: VerdictFoldProps) {
  const { status, sentence } = doubtVerdict(
    { status: review?.status ?? 'loading', sentence: review?.sentence },
    safe.chain,
  )
  const checks = review?.checks ?? []
  const { passed, counted } = countPassed(checks)
  return (
    <Fold
      isOpen={status === 'mismatch'}
      title={
        <span data-verification={status}>
          <StatusWord status={status}>
            {status === 'match' && words.checksPassed(passed, counted)}
            {status === 'loading' && words.checking}
            {(status === 'mismatch' || status === 'unknown') && sentence}
          </StatusWord>
        </span>
      }
    >
      <CheckList checks={checks} />
    </Fold>
  )
}
