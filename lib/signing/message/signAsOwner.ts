import type { Address, Hex } from 'viem'
import { AppError } from '@/lib/errors'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { versionRules } from '@/lib/safe/account/version'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { bytesShownToOwners, hashSafeMessageContent, type SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { ContractSignatureReader } from '@/lib/safe/signature/contractSignature'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { SigningWallet } from '@/lib/safe/signature/signContent'
import { signForOwnerSafe, signSafeMessage } from '@/lib/safe/signature/signTransaction'
import { verifySignature } from '@/lib/safe/signature/verifySignature'
import { contractSignature } from '@/lib/safe/signature/walletSignature'
import type { MessageSigner } from './useMessageSigners'

type SigningInput = {
  wallet: SigningWallet
  client: ContractSignatureReader | undefined
  /** The wallet's account. */
  signer: Address
  account: SafeAccount
  message: string | MessageTypedData
  /** As they are shown: exactly these are signed. */
  hashes: SafeMessageHashes
}

/** What the wallet shows when the account signs for a Safe that is an owner: that Safe's own hashes over the outer ones. */
export function hashForOwnerSafe(ownerSafe: SafeState, outer: SafeAccount, hashes: SafeMessageHashes) {
  const isByHash = versionRules(outer.version).asksContracts === 'hash'
  const content = isByHash ? hashes.safeMessageHash : bytesShownToOwners(outer.version, hashes)
  const { address, version } = ownerSafe
  return hashSafeMessageContent({ address, version, chainId: outer.chainId }, content)
}

/** Has the wallet sign as the chosen owner, and holds the result against what the Safe will ask. */
export async function signAsOwner(input: SigningInput, { owner, ownerSafe }: MessageSigner): Promise<OwnerSignature> {
  const { wallet, client, signer, account, message, hashes } = input
  const signing = { wallet, client, signer }
  if (!ownerSafe) return signSafeMessage(signing, account, message, hashes.safeMessageHash)
  const hash = hashes.safeMessageHash
  const preimage = bytesShownToOwners(account.version, hashes)
  const inner = { address: ownerSafe.address, version: ownerSafe.version, chainId: account.chainId }
  const part = await signForOwnerSafe(signing, inner, { hash, preimage }, account.version)
  const signature: Hex = contractSignature(owner, joinSignatures([part]))
  const check = await verifySignature(client, { account, hash, preimage, signer: owner, signature })
  if (check.status === 'valid') return { signer: owner, signature }
  throw new AppError('The owner Safe does not accept what was signed for it.', { details: check.reason })
}
