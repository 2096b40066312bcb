import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/Button'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import type { AppAddress } from '@/lib/safe-apps/appAddress'
import { appProbeQuery } from '@/lib/safe-apps/appProbe'
import { AppDoubts } from './AppDoubts'
import { AppFindings } from './AppFindings'
import styles from './UnknownAppWarning.module.css'

type UnknownAppWarningProps = {
  address: AppAddress
  listed: readonly SafeApp[]
  listError: unknown
  onAccept: () => void
}

/** Stands before an app that the gateway's list does not have, until the user has read its address and agrees. */
export function UnknownAppWarning({ address, listed, listError, onAccept }: UnknownAppWarningProps) {
  const probe = useQuery(appProbeQuery(address.href))
  return (
    <Panel title="This app is not on the gateway’s list">
      {listError ? <FailureNotice title="The list of apps could not be loaded" error={listError} /> : null}
      <p>
        Nobody here knows who made it. It will see this Safe’s address, owners and balances, and it can ask you to sign.
        What it asks for is always shown before you sign, but its own pages can say anything.
      </p>
      <Facts>
        <Fact term="Site">
          <span className={styles.host}>{address.host}</span>
        </Fact>
        <Fact term="Full address">
          <span className={styles.host}>{address.href}</span>
        </Fact>
      </Facts>
      <AppDoubts address={address} listed={listed} />
      {probe.data && <AppFindings probe={probe.data} address={address} />}
      <div>
        <Button variant="primary" onClick={onAccept}>
          I know this address, open it
        </Button>
      </div>
    </Panel>
  )
}
