import { CircleCheck } from 'lucide-react'
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
import { CopyButton } from '@/components/ui/CopyButton'
import { Fold } from '@/components/ui/Fold'
import { Panel } from '@/components/ui/Panel'
import { QrCode } from '@/components/ui/qr/QrCode'
import { CheckList } from '@/components/verification/CheckList'
import { safeRoutes } from '@/lib/routes'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'
import styles from './createSafe.module.css'
import { NewAtService } from './NewAtService'
import * as words from './words'

type CreatedPanelProps = {
  creation: Creation
  created: Exclude<Created, { state: 'absent' }>
  /** Of the transaction that was sent from here, where one was. */
  outcome?: CreationOutcome
}

/** The Safe is there, and the chain has every value that was asked for: what is left is to tell its other owners. */
export function CreatedPanel({ creation, created, outcome }: CreatedPanelProps) {
  useEffect(() => {
    rememberCreated(browserStorage, creation)
    forgetAsked(unfinishedActs, creation)
  }, [creation])
  const forget = () => removeCreation(browserStorage, creation)
  const url = `${window.location.origin}${safeRoutes.home(creation)}`
  const hasOthers = creation.owners.length > 1
  const other = outcome && words.createdByOthers[outcome]
  return (
    <Panel title={words.createdSafe}>
      <div role="status" className={styles.step} data-creation="checked">
        <p className={styles.ready}>
          <CircleCheck size={22} aria-hidden />
          {words.ready(creation.name)}
        </p>
        <AddressLabel chainId={creation.chainId} address={creation.address} />
        <p className={styles.good}>{words.created}</p>
        {other && <p>{other}</p>}
      </div>
      <NewAtService safe={creation} />
      {hasOthers && <p>{words.tellOwners}</p>}
      <div className={styles.row}>
        <ButtonLink href={safeRoutes.home(creation)} onClick={forget}>
          {words.openSafe}
        </ButtonLink>
        <CopyButton text={url} label={words.copyLink} />
        <Button onClick={forget}>{words.createAnother}</Button>
      </div>
      <Fold title={words.showQr}>
        <QrCode text={url} name={words.qrOfSafe} />
      </Fold>
      <Fold title={words.checks}>
        <CheckList checks={created.checks} />
      </Fold>
    </Panel>
  )
}
