import { HashLabel } from '@/components/chain/HashLabel'
import { Panel } from '@/components/ui/Panel'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import styles from './HashPanel.module.css'

type HashPanelProps = { hashes: SafeTransactionHashes | undefined }

/** The hashes of the fields as shown, computed here. */
export function HashPanel({ hashes }: HashPanelProps) {
  return (
    <Panel title="Hashes">
      {hashes ? (
        <>
          <p>
            Computed here from the fields on this page: compare them with what your hardware wallet shows, and do not
            sign if a single character differs.
          </p>
          <div className={styles.hashes}>
            <HashLabel name="Domain hash" hash={hashes.domainHash} />
            <HashLabel name="Message hash" hash={hashes.messageHash} />
            <HashLabel name="safeTxHash" hash={hashes.safeTxHash} />
          </div>
        </>
      ) : (
        <p>The hashes could not be computed: nothing of this may be signed.</p>
      )}
    </Panel>
  )
}
