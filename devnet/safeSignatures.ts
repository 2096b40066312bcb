import {
  type Address,
  concat,
  domainSeparator,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hashStruct,
  hashTypedData,
  isHex,
  type LocalAccount,
  size,
  toHex,
} from 'viem'
import type { Chain } from './chain'
import type { Safe } from './safes'

/** An owner that signs with a key, or an owner that is itself a Safe and signs with its own owners. */
export type SafeSigner = LocalAccount | { safe: Safe; signers: SafeSigner[] }

export type SafeTypedData = {
  domain: { chainId: number; verifyingContract: Address }
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: 'SafeTx' | 'SafeMessage'
  message: Record<string, unknown>
}

type SignedPart = { owner: Address; signature: Hex; isContract: boolean }

/** The EIP-712 data behind a Safe's EIP-1271 signature over the given bytes. */
export function safeMessageTypedData(chain: Chain, safe: Safe, message: Hex): SafeTypedData {
  return {
    domain: { chainId: chain.chainId, verifyingContract: safe.address },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message },
  }
}

/**
 * The signers' signatures of the Safe's typed data, joined as its contract expects: ascending by owner, contract
 * signatures with their bytes behind all fixed parts.
 */
export async function signAsOwners(chain: Chain, safe: Safe, typedData: SafeTypedData, signers: SafeSigner[]) {
  const parts = await Promise.all(signers.map((signer) => signPart(chain, safe, typedData, signer)))
  return joinSignatures(parts)
}

/** A signature that stands for an earlier `approveHash` by the owner, or for the owner sending the transaction. */
export function approvedHashSignature(owner: Address): Hex {
  return encodePacked(['uint256', 'uint256', 'uint8'], [BigInt(owner), 0n, 1])
}

async function signPart(chain: Chain, safe: Safe, typedData: SafeTypedData, signer: SafeSigner): Promise<SignedPart> {
  if (!('safe' in signer)) {
    return { owner: signer.address, signature: await signer.signTypedData(typedData), isContract: false }
  }
  const inner = safeMessageTypedData(chain, signer.safe, bytesShownToContract(safe, typedData))
  const signature = await signAsOwners(chain, signer.safe, inner, signer.signers)
  return { owner: signer.safe.address, signature, isContract: true }
}

/**
 * What a Safe asks a contract among its owners to approve: the hash, or the bytes that are hashed; 1.3.0 passes on the
 * original message when it is asked about a message.
 */
const shownToContracts: Record<Safe['version'], { hash: boolean; original: boolean }> = {
  '1.3.0': { hash: false, original: true },
  '1.4.1': { hash: false, original: false },
  '1.5.0': { hash: true, original: false },
}

function bytesShownToContract({ version }: Safe, { domain, types, primaryType, message }: SafeTypedData): Hex {
  const shown = shownToContracts[version]
  if (shown.hash) return hashTypedData({ domain, types, primaryType, message })
  if (shown.original && isHex(message.message)) return message.message
  const structHash = hashStruct({ types: copyTypes(types), primaryType, data: message })
  return concat(['0x1901', domainSeparator({ domain }), structHash])
}

function joinSignatures(parts: SignedPart[]) {
  const sorted = [...parts].sort((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1))
  let offset = sorted.length * 65
  const fixed: Hex[] = []
  const dynamic: Hex[] = []
  for (const { owner, signature, isContract } of sorted) {
    if (!isContract) {
      fixed.push(signature)
      continue
    }
    const pointer = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, BigInt(offset)])
    fixed.push(concat([pointer, '0x00']))
    const tail = concat([toHex(size(signature), { size: 32 }), signature])
    dynamic.push(tail)
    offset += size(tail)
  }
  return concat([...fixed, ...dynamic])
}

// viem wants these as a mutable list.
function copyTypes(types: SafeTypedData['types']) {
  return Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, [...fields]]))
}
