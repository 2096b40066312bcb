import type { SafeState } from '@/lib/safe/account/readSafe'
import { versionRules } from '@/lib/safe/account/version'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { bytesShownToOwners, hashSafeMessageContent, type SafeMessageHashes } from '@/lib/safe/hash/messageHash'

/** What the wallet shows when the account signs for a Safe that is an owner: that Safe's own hashes over the outer ones. */
export function hashForOwnerSafe(ownerSafe: SafeState, outer: SafeAccount, hashes: SafeMessageHashes) {
  const isByHash = versionRules(outer.version).asksContracts === 'hash'
  const content = isByHash ? hashes.safeMessageHash : bytesShownToOwners(outer.version, hashes)
  const { address, version } = ownerSafe
  return hashSafeMessageContent({ address, version, chainId: outer.chainId }, content)
}
