import { AddressLabel } from '@/components/chain/AddressLabel'
import { HashLabel } from '@/components/chain/HashLabel'
import { domainHash, messageHash } from '@/components/messages/details/words'
import { Notice } from '@/components/ui/notice/Notice'
import { AppError, describeError } from '@/lib/errors'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { SafeView } from '@/lib/safe-view/safeView'
import { hashForOwnerSafe } from '@/lib/signing/message/hashForOwnerSafe'
import styles from './OwnerSafeHashes.module.css'
import * as words from './words'

type OwnerSafeHashesProps = { safe: SafeView; hashes: SafeMessageHashes; ownerSafe: SafeState }

/** Signing for a Safe that is an owner: the wallet then shows that Safe's hashes, which are these. */
export function OwnerSafeHashes({ safe, hashes, ownerSafe }: OwnerSafeHashesProps) {
  const inner = readHashes(safe, hashes, ownerSafe)
  if ('problem' in inner) return <Notice tone="error">{inner.problem}</Notice>
  return (
    <section className={styles.inner} aria-label={words.walletShows}>
      <p>{words.signsForOwnerSafe}</p>
      <AddressLabel chainId={safe.chainId} address={ownerSafe.address} />
      <p>{words.ownerSafeHashes}</p>
      <HashLabel name={domainHash} hash={inner.domainHash} />
      <HashLabel name={messageHash} hash={inner.messageHash} />
      <HashLabel name="safeMessageHash" hash={inner.safeMessageHash} />
    </section>
  )
}

function readHashes(safe: SafeView, hashes: SafeMessageHashes, ownerSafe: SafeState) {
  try {
    return hashForOwnerSafe(ownerSafe, safe, hashes)
  } catch (error) {
    if (error instanceof AppError) return { problem: describeError(error) }
    throw error
  }
}
