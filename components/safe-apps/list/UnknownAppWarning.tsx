import { Button } from '@/components/ui/Button'
import { Guarded } from '@/components/ui/dialog/Guarded'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { hasService } from '@/lib/config/publicEnv'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import type { AppTrust } from '@/lib/safe-apps/listing/useAppTrust'
import { AppDoubts } from './AppDoubts'
import styles from './UnknownAppWarning.module.css'
import * as words from './words'

type UnknownAppWarningProps = {
  address: AppAddress
  trust: Pick<AppTrust, 'listed' | 'listError' | 'accept'>
  /** What the user agrees to. */
  action: string
}

/** Stands before an app that the gateway's list does not have, until the user has read its address and agrees. All of
 * it comes from the address: the app's site is not asked before. */
export function UnknownAppWarning({ address, trust, action }: UnknownAppWarningProps) {
  return (
    <Panel title={nameDoubt(trust.listError)}>
      {trust.listError && hasService ? <FailureNotice title={words.listFailed} error={trust.listError} /> : null}
      <p>{words.unlistedAppHint}</p>
      <Facts>
        <Fact term={words.site}>
          <span className={styles.host}>{address.host}</span>
        </Fact>
        <Fact term={words.fullAddress}>
          <span className={styles.host}>{address.href}</span>
        </Fact>
      </Facts>
      <AppDoubts address={address} listed={trust.listed} />
      <Guarded>
        <Button variant="primary" onClick={trust.accept}>
          {action}
        </Button>
      </Guarded>
    </Panel>
  )
}

function nameDoubt(listError: unknown): string {
  if (!hasService) return words.noListOfApps
  return listError ? words.listingUnknown : words.unlistedApp
}
