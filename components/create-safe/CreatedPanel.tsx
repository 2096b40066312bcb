import { useEffect } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CheckList } from '@/components/chain/CheckList'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import type { Created } from '@/lib/create/checkCreated'
import type { Creation } from '@/lib/create/creation'
import { removeCreation } from '@/lib/create/pendingCreations'
import { rememberCreated } from '@/lib/create/rememberCreated'
import { browserStorage } from '@/lib/query/browserStorage'
import { safeRoutes } from '@/lib/routes'
import styles from './createSafe.module.css'

type CreatedPanelProps = { creation: Creation; created: Exclude<Created, { state: 'absent' }> }

/** The Safe is there, and the chain has every value that was asked for. */
export function CreatedPanel({ creation, created }: CreatedPanelProps) {
  useEffect(() => {
    if (browserStorage) rememberCreated(browserStorage, creation)
  }, [creation])
  const forget = () => browserStorage && removeCreation(browserStorage, creation)
  return (
    <Panel title="The new Safe">
      <div role="status" className={styles.step} data-creation="checked">
        <p className={styles.good}>✓ Created and checked: the chain has what you asked for.</p>
        <AddressLabel chainId={creation.chainId} address={creation.address} />
      </div>
      <details className={styles.raw}>
        <summary>What was checked</summary>
        <CheckList checks={created.checks} />
      </details>
      <div className={styles.row}>
        <ButtonLink href={safeRoutes.home(creation)} onClick={forget}>
          Open the Safe
        </ButtonLink>
        <Button onClick={forget}>Create another</Button>
      </div>
    </Panel>
  )
}
