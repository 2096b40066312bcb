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
import { type ContractSignatureReader, checkContractSignature } from './contractSignature'
import type { OwnerSignature } from './joinSignatures'
import { InvalidSignatureError, type SafeSignature } from './signatures'
import { recoverSigner } from './verifySignature'
import { contractSignature, parseWalletSignature, type SigningMethod } from './walletSignature'

/** What an owner is asked to sign: typed data, and the hash and bytes that it comes down to. */
type SignableContent = { typedData: TypedDataDefinition; hash: Hex; preimage: Hex }

export type SigningWallet = Pick<WalletClient, 'signTypedData' | 'signMessage'>

type SigningRequest = {
  wallet: SigningWallet
  signer: Address
  /** The version of the Safe that will check the signature. */
  version: string
  content: SignableContent
  /** Needed only for a signer that is a contract. */
  client?: ContractSignatureReader | undefined
}

/** The wallet's answer is no signature of the account that was asked, over what was asked. */
export class WrongSignatureError extends AppError {
  override name = 'WrongSignatureError'

  constructor(signer: Address, recovered: Address | undefined, reason: string) {
    const details = recovered ? `Asked: ${signer}\nSigned with the key of: ${recovered}` : reason
    super('The wallet answered with a signature that this Safe will not accept.', { details })
  }
}

// No such method, not supported, and EIP-1193's unsupported method.
const unsupportedCodes = [-32601, -32004, 4200]

/**
 * Asks the wallet to sign and checks the answer before anyone else sees it: typed data first, a personal message over the
 * hash where the wallet does not know typed data and the Safe takes such a signature. A contract's answer becomes its
 * contract signature. Throws WrongSignatureError, UnknownSafeVersionError, and the wallet's own errors, a rejection among
 * them.
 */
export async function signContent({
  wallet,
  signer,
  version,
  content,
  client,
}: SigningRequest): Promise<OwnerSignature> {
  const { answer, method } = await askWallet(wallet, signer, content, versionRules(version).takesEthSign)
  const key = await readKeySignature(answer, method, content.hash)
  if (key && isAddressEqual(key.recovered, signer)) return { signer, signature: key.bytes }
  const form = versionRules(version).asksContracts
  const { hash, preimage } = content
  const check = await checkContractSignature(client, { owner: signer, hash, preimage, signature: answer, form })
  if (check.status !== 'valid') throw new WrongSignatureError(signer, key?.recovered, check.reason)
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
