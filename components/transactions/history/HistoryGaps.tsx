import { Notice } from '@/components/ui/Notice'
import type { Check } from '@/lib/safe/verify/verification'

type HistoryGapsProps = { checks: readonly Check[] }

/** What the history leaves out, above it. */
export function HistoryGaps({ checks }: HistoryGapsProps) {
  return checks.map(({ reason }) => (
    <Notice key={reason} tone="warning" title="The history has a gap">
      {reason}
    </Notice>
  ))
}
