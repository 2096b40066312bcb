import { TransactionExport } from '@/components/transactions/review/outcome/TransactionExport'
import { Panel } from '@/components/ui/Panel'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './words'

type TransactionExportPanelProps = { safe: SafeView; claimed: ClaimedTransaction }

/** A queued transaction for the other owners, should the service not be there for them. */
export function TransactionExportPanel({ safe, claimed }: TransactionExportPanelProps) {
  const { transaction, safeTxHash, confirmations } = claimed
  if (!safeTxHash.startsWith('0x')) return null
  const hash = `0x${safeTxHash.slice(2)}` as const
  const signatures = [...confirmations]
  return (
    <Panel title={words.withoutTheService}>
      <p>{words.exportHint}</p>
      <TransactionExport
        file={{ chainId: safe.chainId, safe: safe.address, transaction, safeTxHash: hash, signatures }}
      />
    </Panel>
  )
}
