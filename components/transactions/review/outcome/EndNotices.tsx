import * as words from '@/components/transactions/review/words'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { EndedAct } from './actState'
import { TransactionExport } from './TransactionExport'

type EndNoticesProps = { state: EndedAct }

/** What is to be handed on after an act, and what of it did not come about. */
export function EndNotices({ state: { kind, result, warning, file } }: EndNoticesProps) {
  return (
    <>
      {file && <TransactionExport file={file} />}
      {result?.gap !== undefined && <FailureNotice title={words.otherNotTold} error={result.gap} />}
      {warning !== undefined && (
        <FailureNotice title={kind === 'approve' ? words.approvalNotTaken : words.notAllTaken} error={warning} />
      )}
    </>
  )
}
