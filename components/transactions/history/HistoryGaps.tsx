import { Notice } from '@/components/ui/Notice'
import type { Check } from '@/lib/safe/verify/verification'
import * as words from './words'

type HistoryGapsProps = { checks: readonly Check[] }

/** What the history leaves out, above it. */
export function HistoryGaps({ checks }: HistoryGapsProps) {
  return checks.map(({ reason }) => (
    <Notice key={reason} tone="warning" title={words.gap}>
      {reason}
    </Notice>
  ))
}
