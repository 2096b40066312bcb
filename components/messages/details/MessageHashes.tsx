import { HashLabel } from '@/components/chain/HashLabel'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import styles from './MessageHashes.module.css'

type MessageHashesProps = { hashes: SafeMessageHashes }

/** The hashes of a message as shown, computed here, by the names that hardware wallets use. */
export function MessageHashes({ hashes }: MessageHashesProps) {
  return (
    <div className={styles.hashes}>
      <p className={styles.hint}>
        Computed here from the message shown. Compare them with your wallet’s screen, and do not sign if a single
        character differs.
      </p>
      <HashLabel name="Domain hash" hash={hashes.domainHash} />
      <HashLabel name="Message hash" hash={hashes.messageHash} />
      <HashLabel name="safeMessageHash" hash={hashes.safeMessageHash} />
    </div>
  )
}
