import { Panel } from '@/components/ui/Panel'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import { ReportButton } from './ReportButton'
import * as words from './words'

type ReportPanelProps = { safe: SafeRef; result: DetailsVerification; checkedAt: number }

/** The report of a transaction that owners sign; of others there is nothing to compute again. */
export function ReportPanel({ safe, result, checkedAt }: ReportPanelProps) {
  const { claimed, verification, checks, status, warnings } = result
  if (!claimed || !verification) return null
  const { transaction } = claimed
  const judged = { ...verification, checks, status }
  return (
    <Panel title={words.verificationReport}>
      <p>{words.reportHint}</p>
      <ReportButton
        report={{
          ...{ chainId: safe.chainId, safe: safe.address, transaction, verification: judged, warnings },
          createdAt: checkedAt,
        }}
      />
    </Panel>
  )
}
