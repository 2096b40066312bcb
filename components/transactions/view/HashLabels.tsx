import { HashLabel } from '@/components/chain/HashLabel'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import * as words from './words'

type HashLabelsProps = { hashes: SafeTransactionHashes }

/** What is signed as hardware wallets show it: the two parts of the hash, and the hash. */
export function HashLabels({ hashes: { domainHash, messageHash, safeTxHash } }: HashLabelsProps) {
  return (
    <>
      <HashLabel name={words.domainHash} hash={domainHash} />
      <HashLabel name={words.messageHash} hash={messageHash} />
      <HashLabel name="safeTxHash" hash={safeTxHash} />
    </>
  )
}
