import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import { HashLabels } from './HashLabels'
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
        <HashLabels hashes={hashes} />
      </div>
    </>
  )
}
