import Link from 'next/link'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/notice/Notice'
import { NoticeList } from '@/components/ui/notice/NoticeList'
import { Panel } from '@/components/ui/Panel'
import { findChain } from '@/lib/config/chain'
import { safeParam, safeRoutes } from '@/lib/routes'
import { compareGuest } from '@/lib/safe-apps/guest/compareGuest'
import type { SafeView } from '@/lib/safe-view/safeView'
import { listDifferences } from '@/lib/verify/checks/describeCheck'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import styles from './GuestIdentity.module.css'
import * as words from './words'

type GuestIdentityProps = { parent: ParentSafe; safe: SafeView }

/** Which Safe is connected, by the chain, and where the site around us says something else. */
export function GuestIdentity({ parent, safe }: GuestIdentityProps) {
  const { chainId, owners, threshold, version } = safe
  return (
    <Panel title={words.connected}>
      <div className={styles.identity}>
        <AccountAvatar address={safe.address} size={44} />
        <p className={styles.address}>{safeParam(safe)}</p>
        <CopyButton text={safeParam(safe)} label={words.copyAddress} />
        <Link href={safeRoutes.home(safe)}>{words.seeEverything}</Link>
      </div>
      <NoticeList
        tone="error"
        title={words.sitesDisagree}
        points={listDifferences(compareGuest(parent.safe, safe), words.disagreement)}
      />
      {parent.safe.isReadOnly && (
        <Notice tone="warning" title={words.readOnly}>
          {words.readOnlyHint}
        </Notice>
      )}
      <Facts>
        <Fact term={words.network}>{findChain(chainId)?.name}</Fact>
        <Fact term={words.signaturesNeeded}>{words.ofOwners(threshold, owners.length)}</Fact>
        <Fact term={words.version}>{version || words.unknown}</Fact>
      </Facts>
      <div>
        <h3 className={styles.heading}>{words.owners}</h3>
        <ul className={styles.owners}>
          {owners.map((owner) => (
            <li key={owner}>
              <AddressLabel chainId={chainId} address={owner} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
