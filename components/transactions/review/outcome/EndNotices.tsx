import * as words from '@/components/transactions/review/words'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { EndedAct } from './actState'

type EndNoticesProps = { state: EndedAct }

/** What of an act did not come about. */
export function EndNotices({ state: { kind, result, warning } }: EndNoticesProps) {
  return (
    <>
      {result?.gap !== undefined && <FailureNotice title={words.otherNotTold} error={result.gap} />}
      {warning !== undefined && (
        <FailureNotice title={kind === 'approve' ? words.approvalNotTaken : words.notAllTaken} error={warning} />
      )}
    </>
  )
}
