import { type Hex, hashMessage, hashTypedData, serializeErc6492Signature, type TypedDataDefinition } from 'viem'
import type { Chain } from './chain'
import { type SafeSigner, safeMessageTypedData, signAsOwners } from './safeSignatures'
import type { Safe } from './safes'

export type MessageToSign = string | TypedDataDefinition

/** The hash of the SafeMessage that the owners sign for a text (EIP-191) or typed data (EIP-712). */
export function hashSafeMessage(chain: Chain, safe: Safe, message: MessageToSign) {
  return hashTypedData(safeMessageTypedData(chain, safe, hashOriginal(message)))
}

/** The Safe's EIP-1271 signature of a text or typed data. */
export async function signSafeMessage(chain: Chain, safe: Safe, message: MessageToSign, signers: SafeSigner[]) {
  const typedData = safeMessageTypedData(chain, safe, hashOriginal(message))
  return signAsOwners(chain, safe, typedData, signers)
}

/** The same for a Safe that is not on the chain yet: an ERC-6492 signature. */
export async function signUndeployedSafeMessage(
  chain: Chain,
  safe: Safe,
  message: MessageToSign,
  signers: SafeSigner[],
): Promise<Hex> {
  const signature = await signSafeMessage(chain, safe, message, signers)
  return serializeErc6492Signature({ address: safe.factory, data: safe.factoryData, signature })
}

function hashOriginal(message: MessageToSign) {
  return typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
}
