import * as words from '@/components/transactions/review/words'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ApprovedTransactionView } from './ApprovedTransactionView'
import type { Approvals } from './judgeApprovals'
import { useGiveTransaction } from './useGiveTransaction'

type ApprovedTransactionsProps = { safe: SafeView; approvals: Approvals }

/** Everything that a transaction approves in other Safes. Of a contract that is no Safe the warnings say so. */
export function ApprovedTransactions({ safe, approvals }: ApprovedTransactionsProps) {
  const give = useGiveTransaction(safe)
  const states = approvals.states.filter(({ approved }) => approved?.alarm?.code !== 'foreignApproval')
  return states.map(({ approval, approved }, index) => (
    <ApprovedTransactionView
      key={`${approval.safe} ${approval.hash} ${approval.approver}`}
      title={words.whatItApproves(index + 1, states.length)}
      {...{ approval, approved }}
      chainId={safe.chainId}
      onGive={(file) => give(approval, file)}
    />
  ))
}
