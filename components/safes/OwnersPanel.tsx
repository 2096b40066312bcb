import { Facts } from '@/components/ui/Facts'
import { Panel } from '@/components/ui/Panel'
import type { SafeView } from '@/lib/verify/safeView'
import { OwnerList } from './OwnerList'
import { SafeFact } from './SafeFact'
import { SourceTag } from './SourceTag'

type OwnersPanelProps = { safe: SafeView }

/** Who owns the Safe and how many of them must sign. */
export function OwnersPanel({ safe }: OwnersPanelProps) {
  const { threshold, owners } = safe
  return (
    <Panel title="Owners" actions={<SourceTag safe={safe} subject="owners" />}>
      <OwnerList safe={safe} />
      <Facts>
        <SafeFact safe={safe} term="Signatures needed" subject="threshold">
          <strong>
            {threshold} of {owners.length}
          </strong>
        </SafeFact>
      </Facts>
    </Panel>
  )
}
