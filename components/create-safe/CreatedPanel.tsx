import { useEffect } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { forgetAsked } from '@/components/create-safe/model/askedCreation'
import type { Created } from '@/components/create-safe/model/checkCreated'
import type { Creation } from '@/components/create-safe/model/creation'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'
import { removeCreation } from '@/components/create-safe/model/pendingCreations'
import { rememberCreated } from '@/components/create-safe/model/rememberCreated'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import { safeRoutes } from '@/lib/routes'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'
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
    rememberCreated(browserStorage, creation)
    forgetAsked(unfinishedActs, creation)
  }, [creation])
  const forget = () => removeCreation(browserStorage, creation)
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
