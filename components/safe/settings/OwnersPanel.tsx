import { SafeFact } from '@/components/safe/layout/SafeFact'
import { SourceMark } from '@/components/safe/layout/SourceMark'
import { SourceTag } from '@/components/safe/layout/SourceTag'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Facts } from '@/components/ui/Facts'
import { Panel } from '@/components/ui/Panel'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { OwnerList } from './OwnerList'
import styles from './OwnersPanel.module.css'
import * as words from './words'

type OwnersPanelProps = { safe: SafeView }

/** Who owns the Safe, how many of them must sign, and the ways to change that. */
export function OwnersPanel({ safe }: OwnersPanelProps) {
  const { threshold, owners } = safe
  return (
    <Panel
      title={words.owners}
      actions={
        <div className={styles.acts}>
          <SourceMark safe={safe} subject="owners" />
          <ButtonLink href={safeRoutes.newTransaction(safe, { form: 'owners', change: 'add' })}>
            {words.addOwner}
          </ButtonLink>
        </div>
      }
    >
      <OwnerList safe={safe} />
      <SourceTag safe={safe} subject="owners" />
      <div className={styles.threshold}>
        <Facts>
          <SafeFact safe={safe} term={words.signaturesNeeded} subject="threshold">
            <strong>{words.thresholdOf(threshold, owners.length)}</strong>
          </SafeFact>
        </Facts>
        <ButtonLink variant="secondary" href={safeRoutes.newTransaction(safe, { form: 'owners', change: 'threshold' })}>
          {words.changeThreshold}
        </ButtonLink>
      </div>
    </Panel>
  )
}
