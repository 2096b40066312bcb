import { SafeFact } from '@/components/safe/layout/SafeFact'
import { SourceTag } from '@/components/safe/layout/SourceTag'
import { Facts } from '@/components/ui/Facts'
import { Panel } from '@/components/ui/Panel'
import type { SafeView } from '@/lib/safe-view/safeView'
import { OwnerList } from './OwnerList'
import * as words from './words'

type OwnersPanelProps = { safe: SafeView }

/** Who owns the Safe and how many of them must sign. */
export function OwnersPanel({ safe }: OwnersPanelProps) {
  const { threshold, owners } = safe
  return (
    <Panel title={words.owners} actions={<SourceTag safe={safe} subject="owners" />}>
      <OwnerList safe={safe} />
      <Facts>
        <SafeFact safe={safe} term={words.signaturesNeeded} subject="threshold">
          <strong>{words.thresholdOf(threshold, owners.length)}</strong>
        </SafeFact>
      </Facts>
    </Panel>
  )
}
