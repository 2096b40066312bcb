import type { HashApproval } from '@/lib/safe/hashApprovals'
import { blindApproval, type Warning } from '@/lib/safe/warnings'
import type { ApprovedTransaction } from '@/lib/verify/approvedTransaction'

export type ApprovalState = {
  approval: HashApproval
  /** Undefined while it is being looked up. */
  approved: ApprovedTransaction | undefined
}

export type Approvals = {
  states: readonly ApprovalState[]
  /** How many more were not looked up. */
  left: number
  /** Why nothing shall be signed because of them. */
  problem: string | undefined
}

/** What is known of the approvals that a transaction gives; `problem` says why it must not be signed. */
export function judgeApprovals(states: readonly ApprovalState[], left: number): Approvals {
  const isWrong = states.some(({ approved }) => approved?.status === 'mismatch')
  const isOpen = states.some(({ approved }) => !approved)
  const wrong = 'What the gateway says about the transaction that this approves is not true.'
  const open = isOpen ? 'What this approves is still being looked up.' : undefined
  return { states, left, problem: isWrong ? wrong : open }
}

/** The warnings of a transaction, with what was found about its approvals in the place of what was said before that. */
export function joinWarnings(warnings: readonly Warning[], { states, left }: Approvals): Warning[] {
  const alarms = states.flatMap(({ approved }) => approved?.alarm ?? [])
  if (left > 0) {
    const message = `This approves ${left} more hashes, which are not looked up here: what they do is not shown.`
    alarms.push({ code: blindApproval, severity: 'danger', message })
  }
  const isDanger = ({ severity }: Warning) => severity === 'danger'
  const others = warnings.filter(({ code }) => code !== blindApproval)
  // The worst first, as ever.
  return [...alarms.filter(isDanger), ...others.filter(isDanger), ...[...alarms, ...others].filter((w) => !isDanger(w))]
}
