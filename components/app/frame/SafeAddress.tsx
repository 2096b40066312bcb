import { ExternalLink } from 'lucide-react'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { CopyIcon } from '@/components/ui/CopyIcon'
import { shortNameOf } from '@/lib/config/chain'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeParam } from '@/lib/routes'
import styles from './SafeAddress.module.css'
import * as words from './words'

type SafeAddressProps = { safe: SafeRef }

/** The Safe's address without its middle; what is copied is all of it, with its network. */
export function SafeAddress({ safe }: SafeAddressProps) {
  const { chainId, address } = safe
  return (
    <p className={styles.line}>
      <span className={styles.address} title={safeParam(safe)}>
        {`${shortNameOf(chainId)}:${abbreviateAddress(address)}`}
      </span>
      <CopyIcon text={safeParam(safe)} label={words.copyAddress} />
      <ExplorerLink chainId={chainId} kind="address" value={address}>
        <ExternalLink size={16} />
        <span className="visually-hidden">{words.viewOnExplorer}</span>
      </ExplorerLink>
    </p>
  )
}
