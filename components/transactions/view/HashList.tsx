import { HashLabel } from '@/components/chain/HashLabel'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import styles from './HashList.module.css'
import * as words from './words'

type HashListProps = { hashes: SafeTransactionHashes | undefined }

/** The hashes of the fields as shown, computed here. */
export function HashList({ hashes }: HashListProps) {
  if (!hashes) return <p>{words.noHashes}</p>
  return (
    <>
      <p>{words.hashesHint}</p>
      <div className={styles.hashes}>
        <HashLabel name={words.domainHash} hash={hashes.domainHash} />
        <HashLabel name={words.messageHash} hash={hashes.messageHash} />
        <HashLabel name="safeTxHash" hash={hashes.safeTxHash} />
      </div>
    </>
  )
}
