import type { Address } from 'viem'
import { versionRules } from '@/lib/safe/account/version'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import {
  bytesShownToOwners,
  hashSafeMessage,
  hashSafeMessageContent,
  safeMessageTypedData,
} from '@/lib/safe/hash/messageHash'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { assertSafeTxHash, HashMismatchError, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { ContractSignatureReader } from './contractSignature'
import type { OwnerSignature } from './joinSignatures'
import { type SigningWallet, signContent } from './signContent'
import type { SignedContent } from './verifySignature'

export type Signing = { wallet: SigningWallet; signer: Address; client?: ContractSignatureReader | undefined }

/**
 * Has an owner sign a transaction. `safeTxHash` is the hash that was shown: unless the fields give exactly that, nothing
 * reaches the wallet. Throws HashMismatchError, UnknownSafeVersionError, WrongSignatureError and the wallet's errors.
 */
export async function signTransaction(
  signing: Signing,
  account: SafeAccount,
  transaction: SafeTransaction,
  safeTxHash: string,
): Promise<OwnerSignature> {
  const { safeTxHash: hash, preimage } = assertSafeTxHash(account, transaction, safeTxHash)
  const typedData = safeTransactionTypedData(account, transaction)
  return signContent({ ...signing, version: account.version, content: { typedData, hash, preimage } })
}

/** Has an owner sign a message as the Safe; like `signTransaction`, also in what it throws. */
export async function signSafeMessage(
  signing: Signing,
  account: SafeAccount,
  message: string | MessageTypedData,
  safeMessageHash: string,
): Promise<OwnerSignature> {
  const hashes = hashSafeMessage(account, message)
  const { contentHash, safeMessageHash: hash } = hashes
  if (!sameBytes(hash, safeMessageHash)) throw new HashMismatchError(hash, safeMessageHash)
  const preimage = bytesShownToOwners(account.version, hashes)
  const typedData = safeMessageTypedData(account, contentHash)
  return signContent({ ...signing, version: account.version, content: { typedData, hash, preimage } })
}

/**
 * Has an owner of `ownerSafe` sign for that Safe, which is itself an owner of the Safe whose transaction or message
 * `signed` is. The signatures, joined, become its contract signature. Below 1.5.0 (`version` of the outer Safe) a Safe
 * shows its contract owners the bytes, from 1.5.0 on the hash.
 */
export async function signForOwnerSafe(
  signing: Signing,
  ownerSafe: SafeAccount,
  signed: SignedContent,
  version: string,
): Promise<OwnerSignature> {
  const content = versionRules(version).asksContracts === 'hash' ? signed.hash : signed.preimage
  const { safeMessageHash: hash, preimage } = hashSafeMessageContent(ownerSafe, content)
  const typedData = safeMessageTypedData(ownerSafe, content)
  return signContent({ ...signing, version: ownerSafe.version, content: { typedData, hash, preimage } })
}
