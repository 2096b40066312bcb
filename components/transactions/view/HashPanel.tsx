import { HashLabel } from '@/components/chain/HashLabel'
import { Panel } from '@/components/ui/Panel'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import styles from './HashPanel.module.css'
import * as words from './words'

type HashPanelProps = { hashes: SafeTransactionHashes | undefined }

/** The hashes of the fields as shown, computed here. */
export function HashPanel({ hashes }: HashPanelProps) {
  return (
    <Panel title={words.hashes}>
      {hashes ? (
        <>
          <p>{words.hashesHint}</p>
          <div className={styles.hashes}>
            <HashLabel name={words.domainHash} hash={hashes.domainHash} />
            <HashLabel name={words.messageHash} hash={hashes.messageHash} />
            <HashLabel name="safeTxHash" hash={hashes.safeTxHash} />
          </div>
        </>
      ) : (
        <p>{words.noHashes}</p>
      )}
    </Panel>
  )
}
