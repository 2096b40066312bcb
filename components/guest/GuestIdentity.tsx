import Link from 'next/link'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { findChain } from '@/lib/config/chain'
import { safeParam, safeRoutes } from '@/lib/routes'
import { compareGuest } from '@/lib/safe-apps/guest/compareGuest'
import type { SafeView } from '@/lib/safe-view/safeView'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import styles from './GuestIdentity.module.css'

type GuestIdentityProps = { parent: ParentSafe; safe: SafeView }

/** Which Safe is connected, by the chain, and where the site around us says something else. */
export function GuestIdentity({ parent, safe }: GuestIdentityProps) {
  const { chainId, owners, threshold, version } = safe
  const differences = compareGuest(parent.safe, safe).filter(({ status }) => status === 'mismatch')
  return (
    <Panel title="Connected as this Safe">
      <div className={styles.identity}>
        <AccountAvatar address={safe.address} size={44} />
        <p className={styles.address}>{safeParam(safe)}</p>
        <CopyButton text={safeParam(safe)} label="Copy address" />
        <Link href={safeRoutes.home(safe)}>See everything about it</Link>
      </div>
      {differences.length > 0 && (
        <Notice tone="error" title="The site around this page and the chain disagree about this Safe">
          <ul>
            {differences.map(({ subject, expected, received }) => (
              <li key={subject}>
                {fieldLabel(subject)}: the chain says {expected}, the site says {received}. The chain is right.
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {parent.safe.isReadOnly && (
        <Notice tone="warning" title="Read-only">
          The site around this page shows this Safe without an owner connected: connect one there to sign.
        </Notice>
      )}
      <Facts>
        <Fact term="Network">{findChain(chainId)?.name}</Fact>
        <Fact term="Signatures needed">{`${threshold} of ${owners.length} owners`}</Fact>
        <Fact term="Version">{version || 'Unknown'}</Fact>
      </Facts>
      <div>
        <h3 className={styles.heading}>Owners</h3>
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
