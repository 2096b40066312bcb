import type { Hex } from 'viem'
import type { OwnerSignature } from './joinSignatures'
import { encodeSignature, type SafeSignature, splitSignatures } from './signatures'
import { recoverSigner } from './verifySignature'

/**
 * The signatures over `hash` that an execution carried, the first `count` of them where that is known: what stands behind
 * those may be anything. Undefined where they cannot be told apart.
 */
export async function readExecutedSignatures(
  joined: Hex,
  hash: Hex,
  count: number | undefined,
): Promise<OwnerSignature[] | undefined> {
  const parts = readParts(joined)
  if (!parts) return undefined
  const found = await Promise.all(
    parts.slice(0, count).map(async (part) => {
      const signer = 'signer' in part ? part.signer : await recoverSigner(part, hash)
      return signer ? [{ signer, signature: encodeSignature(part) }] : []
    }),
  )
  return found.flat()
}

function readParts(signatures: Hex): SafeSignature[] | undefined {
  try {
    return splitSignatures(signatures)
  } catch {
    return undefined
  }
}
