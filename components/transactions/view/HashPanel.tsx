import { Panel } from '@/components/ui/Panel'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import { HashList } from './HashList'
import * as words from './words'

type HashPanelProps = { hashes: SafeTransactionHashes | undefined }

export function HashPanel({ hashes }: HashPanelProps) {
  return (
    <Panel title={words.hashes}>
      <HashList hashes={hashes} />
    </Panel>
  )
}
