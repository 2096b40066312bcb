import { type Address, BaseError, type Hex, parseAbi } from 'viem'
import { safeAbi } from '../chain/events'
import type { ChainService } from '../chainService'
import { isBelow } from './safeHash'
import { type OwnerSignature, recoverOwner, splitSignatures } from './signatures'

export type SignedHash = {
  safe: Address
  version: string | null
  hash: Hex
  /** What the hash was made of: Safes until 1.4.1 hand it to contract owners. */
  preimage: Hex
}

const oldestAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes32)'])
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const currentAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const legacyMagic = '0x20c13b0b'
const currentMagic = '0x1626ba7e'

/** Undefined when the bytes cannot be read as owner signatures. */
export async function readSignatures(hash: Hex, joined: Hex): Promise<OwnerSignature[] | undefined> {
  const parts = splitSignatures(joined)
  if (!parts || parts.length === 0) return undefined
  const owners = await Promise.all(parts.map((part) => recoverOwner(hash, part)))
  return owners.every((owner) => owner !== undefined) ? owners : undefined
}

/** Key signatures prove themselves by recovery; the others stand and fall with what the chain says now. */
export async function isConfirmedByChain(chain: ChainService, signed: SignedHash, signature: OwnerSignature) {
  if (signature.kind === 'approvedHash') return isApproved(chain, signed, signature.owner)
  if (signature.kind === 'contract') return isValidContractSignature(chain, signed, signature)
  return true
}

async function isApproved({ client, index }: ChainService, { safe, hash }: SignedHash, owner: Address) {
  const blockNumber = index.tip.number
  const args = [owner, hash] as const
  return (
    (await client.readContract({ address: safe, abi: safeAbi, functionName: 'approvedHashes', args, blockNumber })) > 0n
  )
}

async function isValidContractSignature(chain: ChainService, signed: SignedHash, { owner, signature }: OwnerSignature) {
  const { client, index } = chain
  const inner: Hex = `0x${signature.slice(2 + (65 + 32) * 2)}`
  const call = { address: owner, functionName: 'isValidSignature', blockNumber: index.tip.number } as const
  const usesHash = !isBelow(signed.version, 1, 5)
  try {
    if (isBelow(signed.version, 1, 0)) {
      // Before there was a magic value, the answer was yes or no.
      return BigInt(await client.readContract({ ...call, abi: oldestAbi, args: [signed.preimage, inner] })) !== 0n
    }
    const magic = usesHash
      ? await client.readContract({ ...call, abi: currentAbi, args: [signed.hash, inner] })
      : await client.readContract({ ...call, abi: legacyAbi, args: [signed.preimage, inner] })
    return magic === (usesHash ? currentMagic : legacyMagic)
  } catch (error) {
    if (error instanceof BaseError && error.name === 'ContractFunctionExecutionError') return false
    throw error
  }
}
