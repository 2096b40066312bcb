import * as detailsWords from '@/components/transactions/details/words'
import { describeStatus } from '@/components/transactions/list/describeStatus'
import * as approvalWords from '@/components/transactions/review/words'
import { writeSentence } from '@/components/transactions/view/sentence/sentence'
import * as viewWords from '@/components/transactions/view/words'
import * as verdictWords from '@/components/verification/words'
import { displayName } from '@/lib/format/displayName'
import type { Warning } from '@/lib/safe/call/warnings'
import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import { isProved } from '@/lib/verify/checks/isProved'
import type { Report } from './report'

const severities = { danger: viewWords.danger, caution: viewWords.caution, notice: viewWords.note }
const order = ['mismatch', 'unknown', 'match']

/** A report in the words of the screens, for people and for programs. */
export function describeReport(report: Report) {
  const { status, sentence, what, checks, warnings, approvals } = report
  return {
    verdict: verdictWords.verdicts[status],
    sentence,
    what: writeSentence(what, (account) => account),
    told: describeTold(report),
    checks: checks.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status)).map(describeCheck),
    warnings: warnings.map(describeWarning),
    approvals: approvals.states.map(({ approval, approved }, index) => ({
      title: approvalWords.whatItApproves(index + 1, approvals.states.length),
      ...{ safe: approval.safe, hash: approval.hash, status: approved?.status, sentence: approved?.sentence },
      warnings: (approved?.warnings ?? []).map(describeWarning),
    })),
    problem: approvals.problem,
  }
}

export type Described = ReturnType<typeof describeReport>

function describeCheck({ status, subject, field, reason, owner, expected, received }: Check) {
  const values = status === 'mismatch' ? { expected, received } : {}
  const result = verdictWords.checkResults[status]
  return { status, result, label: fieldLabel(field ?? subject), reason: sayReason(reason), owner, ...values }
}

function describeWarning({ severity, code, message, address }: Warning) {
  const named = address && !message.includes(address) ? address : undefined
  return { severity, code, word: severities[severity], message, address: named }
}

/** What is only the service's word, and says so. */
function describeTold({ told, checks }: Report): string[] {
  if (!told) return []
  const status = describeStatus(told.txStatus)
  const app = told.safeAppInfo && detailsWords.fromApp(displayName(told.safeAppInfo.name) ?? detailsWords.namelessApp)
  const note = told.note && detailsWords.proposerNote(told.note)
  const ofService = (text: string) => `${text} (${verdictWords.serviceWord})`
  return [
    isProved(checks, 'txStatus') ? status : ofService(status),
    ...[app, note].flatMap((text) => (text ? ofService(text) : [])),
  ]
}
