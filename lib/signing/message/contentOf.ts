import { bytesShownToOwners, type SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { SignedContent } from '@/lib/safe/signature/verifySignature'
import type { SafeView } from '@/lib/safe-view/safeView'

/** What the owners of a Safe sign of a message. */
export function contentOf({ version }: Pick<SafeView, 'version'>, hashes: SafeMessageHashes): SignedContent {
  return { hash: hashes.safeMessageHash, preimage: bytesShownToOwners(version, hashes) }
}
