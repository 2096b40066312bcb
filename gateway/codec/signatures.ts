import {
  type Address,
  concat,
  getAddress,
  type Hex,
  hashMessage,
  recoverAddress,
  serializeSignature,
  size,
  slice,
} from 'viem'

export type SignaturePart =
  | { kind: 'eip712' | 'ethSign' | 'approvedHash'; bytes: Hex; v: number }
  | { kind: 'contract'; bytes: Hex; v: number; owner: Address; contractSignature: Hex }

export type OwnerSignature = { owner: Address; signature: Hex; kind: SignaturePart['kind'] }

const partSize = 65

/** Takes joined owner signatures apart. Undefined when they are not in the form that Safe contracts read. */
export function splitSignatures(joined: Hex): SignaturePart[] | undefined {
  const total = size(joined)
  const parts: SignaturePart[] = []
  // What contract signatures point to starts where the fixed parts end.
  let end = total
  for (let position = 0; position < end; position += partSize) {
    if (position + partSize > end) return undefined
    const part = readPart(joined, position)
    if (!part) return undefined
    if (part.kind === 'contract') end = Math.min(end, Number(BigInt(slice(part.bytes, 32, 64))))
    parts.push(part)
  }
  return parts
}

function readPart(joined: Hex, position: number): SignaturePart | undefined {
  const bytes = slice(joined, position, position + partSize)
  const v = Number(slice(bytes, 64, 65))
  if (v === 0) return readContractPart(joined, bytes)
  if (v === 1) return { kind: 'approvedHash', bytes, v }
  if (v === 27 || v === 28) return { kind: 'eip712', bytes, v }
  return v === 31 || v === 32 ? { kind: 'ethSign', bytes, v } : undefined
}

function readContractPart(joined: Hex, bytes: Hex): SignaturePart | undefined {
  const total = BigInt(size(joined))
  const start = BigInt(slice(bytes, 32, 64))
  if (start < BigInt(partSize) || start + 32n > total) return undefined
  const length = BigInt(slice(joined, Number(start), Number(start) + 32))
  if (start + 32n + length > total) return undefined
  const from = Number(start) + 32
  const contractSignature = length === 0n ? '0x' : slice(joined, from, from + Number(length))
  return { kind: 'contract', bytes, v: 0, owner: ownerInside(bytes), contractSignature }
}

/** Who made a part, and the part as a signature of its own. Undefined when no key can have made it. */
export async function recoverOwner(hash: Hex, part: SignaturePart): Promise<OwnerSignature | undefined> {
  if (part.kind === 'contract') {
    return { owner: part.owner, kind: part.kind, signature: standaloneContractPart(part.owner, part.contractSignature) }
  }
  if (part.kind === 'approvedHash') return { owner: ownerInside(part.bytes), kind: part.kind, signature: part.bytes }
  const isPersonal = part.kind === 'ethSign'
  const v = isPersonal ? part.v - 4 : part.v
  try {
    const signature = serializeSignature({ r: slice(part.bytes, 0, 32), s: slice(part.bytes, 32, 64), v: BigInt(v) })
    const owner = await recoverAddress({ hash: isPersonal ? hashMessage({ raw: hash }) : hash, signature })
    return { owner, kind: part.kind, signature: part.bytes }
  } catch {
    return undefined
  }
}

function ownerInside(bytes: Hex): Address {
  return getAddress(slice(bytes, 12, 32))
}

function word(value: number | Address): Hex {
  const digits = typeof value === 'number' ? value.toString(16) : value.slice(2).toLowerCase()
  return `0x${digits.padStart(64, '0')}`
}

function standaloneContractPart(owner: Address, contractSignature: Hex) {
  return concat([word(owner), word(partSize), '0x00', word(size(contractSignature)), contractSignature])
}

/** What `approveHash` on the chain amounts to. */
export function approvedHashSignature(owner: Address) {
  return concat([word(owner), word(0), '0x01'])
}

/** Signatures in the order that Safe contracts want: by ascending owner, the contracts' own bytes behind all of them. */
export function joinSignatures(signatures: readonly { owner: Address; signature: Hex }[]): Hex {
  const sorted = [...signatures].sort((left, right) => (BigInt(left.owner) < BigInt(right.owner) ? -1 : 1))
  const heads: Hex[] = []
  const tails: Hex[] = []
  let tailPosition = sorted.length * partSize
  for (const { owner, signature } of sorted) {
    if (Number(slice(signature, 64, 65)) !== 0) {
      heads.push(signature)
      continue
    }
    const tail = slice(signature, partSize)
    heads.push(concat([word(owner), word(tailPosition), '0x00']))
    tails.push(tail)
    tailPosition += size(tail)
  }
  return concat([...heads, ...tails])
}
