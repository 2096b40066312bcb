import { HashLabel } from '@/components/chain/HashLabel'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import styles from './MessageHashes.module.css'
import * as words from './words'

type MessageHashesProps = { hashes: SafeMessageHashes }

/** The hashes of a message as shown, computed here, by the names that hardware wallets use. */
export function MessageHashes({ hashes }: MessageHashesProps) {
  return (
    <div className={styles.hashes}>
      <p className={styles.hint}>{words.hashesHint}</p>
      <HashLabel name={words.domainHash} hash={hashes.domainHash} />
      <HashLabel name={words.messageHash} hash={hashes.messageHash} />
      <HashLabel name="safeMessageHash" hash={hashes.safeMessageHash} />
    </div>
  )
}
