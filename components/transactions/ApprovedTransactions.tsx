import { ApprovedTransaction } from './ApprovedTransaction'
import type { Approvals } from './judgeApprovals'

type ApprovedTransactionsProps = { chainId: number; approvals: Approvals }

/** Everything that a transaction approves in other Safes. */
export function ApprovedTransactions({ chainId, approvals }: ApprovedTransactionsProps) {
  const { states } = approvals
  return states.map(({ approval, approved }, index) => (
    <ApprovedTransaction
      key={`${approval.safe} ${approval.hash} ${approval.approver}`}
      title={states.length === 1 ? 'What it approves' : `What it approves (${index + 1} of ${states.length})`}
      {...{ chainId, approval, approved }}
    />
  ))
}
