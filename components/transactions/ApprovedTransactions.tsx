import { foreignApproval } from '@/lib/verify/approvedTransaction'
import { ApprovedTransaction } from './ApprovedTransaction'
import type { Approvals } from './judgeApprovals'

type ApprovedTransactionsProps = { chainId: number; approvals: Approvals }

/** Everything that a transaction approves in other Safes. Of a contract that is no Safe the warnings say so. */
export function ApprovedTransactions({ chainId, approvals }: ApprovedTransactionsProps) {
  const states = approvals.states.filter(({ approved }) => approved?.alarm?.code !== foreignApproval)
  return states.map(({ approval, approved }, index) => (
    <ApprovedTransaction
      key={`${approval.safe} ${approval.hash} ${approval.approver}`}
      title={states.length === 1 ? 'What it approves' : `What it approves (${index + 1} of ${states.length})`}
      {...{ chainId, approval, approved }}
    />
  ))
}
