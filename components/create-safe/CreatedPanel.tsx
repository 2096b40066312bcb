import { useEffect } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CheckList } from '@/components/chain/CheckList'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import { unfinishedActs } from '@/lib/act/unfinishedActs'
import { forgetAsked } from '@/lib/create/askedCreation'
import type { Created } from '@/lib/create/checkCreated'
import type { Creation } from '@/lib/create/creation'
import type { CreationOutcome } from '@/lib/create/followCreation'
import { removeCreation } from '@/lib/create/pendingCreations'
import { rememberCreated } from '@/lib/create/rememberCreated'
import { browserStorage } from '@/lib/query/browserStorage'
import { safeRoutes } from '@/lib/routes'
import styles from './createSafe.module.css'

type CreatedPanelProps = {
  creation: Creation
  created: Exclude<Created, { state: 'absent' }>
  /** Of the transaction that was sent from here, where one was. */
  outcome?: CreationOutcome
}

/** What became of the visitor's own transaction where somebody else's made the same Safe. */
const others: Partial<Record<CreationOutcome, string>> = {
  reverted:
    'Another transaction created the same Safe first: the chain refused the one that was sent from here, and its fee is paid.',
  waiting:
    'Another transaction created it. The one that was sent from here still waits and would create nothing: cancel it in your wallet to save its fee.',
  overdue:
    'Another transaction created it. The one that was sent from here still waits and would create nothing: cancel it in your wallet to save its fee.',
}

/** The Safe is there, and the chain has every value that was asked for. */
export function CreatedPanel({ creation, created, outcome }: CreatedPanelProps) {
  useEffect(() => {
    if (browserStorage) rememberCreated(browserStorage, creation)
    forgetAsked(unfinishedActs, creation)
  }, [creation])
  const forget = () => browserStorage && removeCreation(browserStorage, creation)
  const other = outcome && others[outcome]
  return (
    <Panel title="The new Safe">
      <div role="status" className={styles.step} data-creation="checked">
        <p className={styles.good}>✓ Created and checked: the chain has what you asked for.</p>
        <AddressLabel chainId={creation.chainId} address={creation.address} />
        {other && <p>{other}</p>}
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
