import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { useAccountName } from '@/components/chain/useAccountName'
import { WaitingCount } from '@/components/safe/list/WaitingCount'
import { useReadClient } from '@/lib/chain/useReadClient'
import { shortNameOf } from '@/lib/config/chain'
import { chainName } from '@/lib/config/chainName'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeParam } from '@/lib/routes'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { chainStateQuery } from '@/lib/verify/verificationQuery'
import styles from './SafeChoice.module.css'
import { samePage } from './samePage'
import * as words from './words'

type SafeChoiceProps = { safe: SafeRef; current: SafeRef | undefined; pathname: string }

/** One of my Safes, opened on the page that is open. Nobody is asked what it is but for its name: its threshold is told where it is known. */
export function SafeChoice({ safe, current, pathname }: SafeChoiceProps) {
  const { chainId, address } = safe
  const client = useReadClient({ chainId })
  const { data } = useQuery({ ...chainStateQuery(client, safe), enabled: false })
  const isCurrent = current?.chainId === chainId && sameBytes(current.address, address)
  const shortAddress = `${shortNameOf(chainId)}:${abbreviateAddress(address)}`
  const name = useAccountName(safe)
  return (
    <li>
      <Link
        className={styles.choice}
        href={samePage(pathname, safe)}
        prefetch={false}
        aria-current={isCurrent ? 'true' : undefined}
        title={safeParam(safe)}
      >
        <AccountAvatar address={address} size={28} />
        <span className={styles.text}>
          <span className={name ? styles.name : styles.address}>{name ?? shortAddress}</span>
          <span className={styles.facts}>
            {name && <span className={styles.address}>{shortAddress}</span>}
            <span>{chainName(chainId, 'label')}</span>
            {data && <span>{words.threshold(data.threshold, data.owners.length)}</span>}
          </span>
        </span>
        <WaitingCount safe={safe} />
      </Link>
    </li>
  )
}
