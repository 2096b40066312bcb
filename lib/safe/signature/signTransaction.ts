import {
  type Address,
  BaseError,
  type Hex,
  isAddressEqual,
  size,
  type TypedDataDefinition,
  type WalletClient,
} from 'viem'
import { AppError } from '@/lib/errors'
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
import { type ContractSignatureReader, checkContractSignature } from './contractSignature'
import type { OwnerSignature } from './joinSignatures'
import { saySignature } from './signatureReason'
import { InvalidSignatureError, type SafeSignature } from './signatures'
import { recoverSigner, type SignedContent } from './verifySignature'
import { contractSignature, parseWalletSignature, type SigningMethod } from './walletSignature'
import * as words from './words'

/** What an owner is asked to sign: typed data, and the hash and bytes that it comes down to. */
type SignableContent = { typedData: TypedDataDefinition; hash: Hex; preimage: Hex }

type SigningWallet = Pick<WalletClient, 'signTypedData' | 'signMessage'>

/** `client` is needed only for a signer that is a contract; `version` below is that of the Safe that will check. */
export type Signing = { wallet: SigningWallet; signer: Address; client?: ContractSignatureReader | undefined }

/** The wallet's answer is no signature of the account that was asked, over what was asked. */
export class WrongSignatureError extends AppError {
  override name = 'WrongSignatureError'

  constructor(signer: Address, recovered: Address | undefined, reason: string) {
    const details = recovered ? words.signedWithOther({ signer, recovered }) : reason
    super(words.wrongSignature, { details })
  }
}

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
  return signContent(signing, account.version, { typedData, hash, preimage })
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
  return signContent(signing, account.version, { typedData, hash, preimage })
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
  return signContent(signing, ownerSafe.version, { typedData, hash, preimage })
}

// No such method, not supported, and EIP-1193's unsupported method.
const unsupportedCodes = [-32601, -32004, 4200]

/**
 * Asks the wallet to sign and checks the answer before anyone else sees it: typed data first, a personal message over the
 * hash where the wallet does not know typed data and the Safe takes such a signature. A contract's answer becomes its
 * contract signature. Throws WrongSignatureError, UnknownSafeVersionError, and the wallet's own errors, a rejection among
 * them.
 */
async function signContent(
  { wallet, signer, client }: Signing,
  version: string,
  content: SignableContent,
): Promise<OwnerSignature> {
  const { answer, method } = await askWallet(wallet, signer, content, versionRules(version).takesEthSign)
  const key = await readKeySignature(answer, method, content.hash)
  if (key && isAddressEqual(key.recovered, signer)) return { signer, signature: key.bytes }
  const form = versionRules(version).asksContracts
  const { hash, preimage } = content
  const check = await checkContractSignature(client, { owner: signer, hash, preimage, signature: answer, form })
  if (check.status !== 'valid') throw new WrongSignatureError(signer, key?.recovered, saySignature(check.reason))
  return { signer, signature: contractSignature(signer, answer) }
}

async function askWallet(
  wallet: SigningWallet,
  signer: Address,
  { typedData, hash }: SignableContent,
  takesEthSign: boolean,
) {
  try {
    const answer = await wallet.signTypedData({ account: signer, ...typedData })
    return { answer, method: 'typedData' as const }
  } catch (error) {
    if (!isUnsupported(error) || !takesEthSign) throw error
    const answer = await wallet.signMessage({ account: signer, message: { raw: hash } })
    return { answer, method: 'ethSign' as const }
  }
}

async function readKeySignature(answer: Hex, method: SigningMethod, hash: Hex) {
  if (![64, 65].includes(size(answer))) return undefined
  try {
    const bytes = parseWalletSignature(answer, method)
    const part: SafeSignature = { kind: method === 'ethSign' ? 'ethSign' : 'eoa', bytes }
    const recovered = await recoverSigner(part, hash)
    return recovered && { bytes, recovered }
  } catch (error) {
    if (error instanceof InvalidSignatureError) return undefined
    throw error
  }
}

function isUnsupported(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const known = error.walk((cause) => {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
    return typeof code === 'number' && unsupportedCodes.includes(code)
  })
  return known !== null
}
