import * as words from '@/components/transactions/review/words'
import type { Warning } from '@/lib/safe/call/warnings'
import type { HashApproval } from '@/lib/safe/signature/hashApprovals'
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

/** Each is one question to the gateway: whoever proposes a transaction decides how many there are. */
export const mostLookups = 10

/** What is known of the approvals that a transaction gives; `problem` says why it must not be signed. */
export function judgeApprovals(states: readonly ApprovalState[], left: number): Approvals {
  return { states, left, problem: findProblem(states, left) }
}

/** Nothing is signed that was not shown: only of a contract that is no Safe it does not matter what has the hash. */
function findProblem(states: readonly ApprovalState[], left: number): string | undefined {
  if (states.some(({ approved }) => approved?.status === 'mismatch')) {
    return words.falseApproval
  }
  if (left > 0) {
    return words.tooManyApprovals(left)
  }
  if (states.some(({ approved }) => approved && !isShown(approved))) {
    return words.unknownApproval
  }
  return states.some(({ approved }) => !approved) ? words.approvalSought : undefined
}

function isShown({ status, alarm }: ApprovedTransaction): boolean {
  return (status === 'match' && !alarm) || alarm?.code === 'foreignApproval'
}

/** The warnings of a transaction, with what was found about its approvals in the place of what was said before that. */
export function joinWarnings(warnings: readonly Warning[], { states, left }: Approvals): Warning[] {
  const alarms = states.flatMap(({ approved }) => approved?.alarm ?? [])
  if (left > 0) {
    alarms.push({ code: 'blindApproval', severity: 'danger', message: words.unshownApprovals(left) })
  }
  const isDanger = ({ severity }: Warning) => severity === 'danger'
  const others = warnings.filter(({ code }) => code !== 'blindApproval')
  // The worst first, as ever.
  return [...alarms.filter(isDanger), ...others.filter(isDanger), ...[...alarms, ...others].filter((w) => !isDanger(w))]
}
