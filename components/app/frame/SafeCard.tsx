import { ChevronsUpDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useAccount } from 'wagmi'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { useAccountName } from '@/components/chain/useAccountName'
import { NeedsYouBadge } from '@/components/needs-you/NeedsYouBadge'
import { chainName } from '@/lib/config/chainName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useSafeView } from '@/lib/safe-view/useSafeView'
import { Popup } from './Popup'
import { SafeAddress } from './SafeAddress'
import styles from './SafeCard.module.css'
import { useNamedSafe } from './useNamedSafe'
import * as words from './words'

const NeedsYouWatch = dynamic(
  () => import('@/components/needs-you/NeedsYouWatch').then((module) => module.NeedsYouWatch),
  { ssr: false },
)
const SafeSwitcher = dynamic(() => import('./SafeSwitcher').then((module) => module.SafeSwitcher), { ssr: false })

/** Which Safe the page is about, on each page, and the way to another one. */
export function SafeCard() {
  const safe = useNamedSafe()
  const { address } = useAccount()
  return (
    <>
      {address && <NeedsYouWatch />}
      <Popup
        label={
          <>
            {safe ? <SafeIdentity safe={safe} /> : <span className={styles.text}>{words.chooseSafe}</span>}
            {address && <NeedsYouBadge />}
            <ChevronsUpDown size={16} className={styles.sign} />
          </>
        }
        buttonClass={styles.open}
        panelClass={styles.panel}
      >
        <SafeSwitcher current={safe} />
      </Popup>
      {safe && (
        <div className={styles.address}>
          <SafeAddress safe={safe} />
        </div>
      )}
    </>
  )
}

function SafeIdentity({ safe: ref }: { safe: SafeRef }) {
  const { chainId, address } = ref
  const name = useAccountName(ref)
  const { safe } = useSafeView(ref)
  return (
    <>
      <AccountAvatar address={address} size={36} />
      <span className={styles.text}>
        <span className={styles.name}>{name ?? words.unnamedSafe}</span>
        <span className={styles.facts}>
          <span>{chainName(chainId, 'label')}</span>
          {safe && (
            <span>
              {`${words.threshold(safe.threshold, safe.owners.length)} `}
              <span className="visually-hidden">{words.mustSign}</span>
            </span>
          )}
        </span>
      </span>
    </>
  )
}
