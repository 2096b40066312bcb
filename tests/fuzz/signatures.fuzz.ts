import fc from 'fast-check'
import { bytesToHex, getAddress, type Hex, hexToBytes } from 'viem'
import { expect } from 'vitest'
import { joinSignatures } from '@/lib/safe/signature/joinSignatures'
import {
  InvalidSignatureError,
  readSignature,
  readSignatures,
  type SafeSignature,
} from '@/lib/safe/signature/signatures'
import { fuzz } from './fuzz'

type Part = { v: number; r: Uint8Array; s: Uint8Array; data: Uint8Array; gap: number }
type Change = { kind: 'flip' | 'cut' | 'add' | 'offset' | 'length' | 'v'; at: number; by: number }

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const anyPart: fc.Arbitrary<Part> = fc.record({
  v: fc.oneof({ arbitrary: fc.constantFrom(0, 1, 27, 28, 31, 32), weight: 9 }, fc.nat(255)),
  r: fc.oneof(
    bytes(32),
    bytes(20).map((address) => Uint8Array.from([...new Uint8Array(12), ...address])),
  ),
  s: bytes(32),
  data: fc.uint8Array({ maxLength: 100 }),
  gap: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, fc.nat(70)),
})
const anyChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('flip', 'cut', 'add', 'offset', 'length', 'v'),
  at: fc.nat(400),
  by: fc.nat(255),
})
const anyInput = fc.record({
  parts: fc.array(anyPart, { minLength: 1, maxLength: 4 }),
  changes: fc.array(anyChange, { maxLength: 3 }),
  count: fc.option(fc.integer({ min: 0, max: 5 })),
  keepsDataBehind: fc.boolean(),
})

fuzz('signatures', anyInput, ({ parts, changes, count, keepsDataBehind }) => {
  const built = changes.reduce(change, build(parts))
  const needed = count ?? parts.length
  const expected = readAsContract(built, needed, keepsDataBehind)
  compare(
    attempt(() => readSignatures(bytesToHex(built), needed, keepsDataBehind)),
    expected,
  )
  if (expected && new Set(expected.map(ownerOf)).size === needed) checkJoined(built, expected)
})

/** What each owner gave alone, joined anew, is what the contract reads in the order of the owners. */
function checkJoined(built: Uint8Array, parts: readonly SafeSignature[]) {
  const given = parts.map((part, index) => ({
    signer: ownerOf(part),
    signature: bytesToHex(aloneAs(built, part, index)),
  }))
  const sorted = parts.toSorted((a, b) => (BigInt(ownerOf(a)) < BigInt(ownerOf(b)) ? -1 : 1))
  compare(readAsContract(hexToBytes(joinSignatures(given)), parts.length, true), sorted)
  compare(
    given.map(({ signature }) => readSignature(signature)),
    parts,
  )
}

/** One part with bytes of its own: 65, and for a contract its data behind a gap. */
function aloneAs(built: Uint8Array, part: SafeSignature, index: number): Uint8Array {
  const fixed = built.slice(index * 65, index * 65 + 65)
  if (part.kind !== 'contract') return Uint8Array.from([...fixed, ...built.slice(0, index)])
  const data = hexToBytes(part.data)
  fixed.set(word(65 + index), 32)
  return Uint8Array.from([...fixed, ...built.slice(0, index), ...word(data.length), ...data])
}

/** Any account will do as the owner of a key, as long as it is another for each. */
function ownerOf(part: SafeSignature): Hex {
  return 'signer' in part ? part.signer : `0x${part.bytes.slice(2, 42)}`
}

function build(parts: readonly Part[]): Uint8Array {
  const tails: number[] = []
  const heads = parts.flatMap(({ v, r, s, data, gap }) => {
    if (v !== 0) return [...r, ...s, v]
    tails.push(...new Uint8Array(gap).fill(v + gap))
    const offset = word(parts.length * 65 + tails.length)
    tails.push(...word(data.length), ...data)
    return [...r, ...offset, v]
  })
  return Uint8Array.from([...heads, ...tails])
}

function change(built: Uint8Array, { kind, at, by }: Change): Uint8Array {
  const place = at % Math.max(built.length, 1)
  if (kind === 'cut') return built.slice(0, built.length - (at % 40))
  if (kind === 'add') return Uint8Array.from([...built, ...new Uint8Array(at % 140).fill(by)])
  const part = 65 * (at % Math.max(Math.floor(built.length / 65), 1))
  const copy = Uint8Array.from(built)
  if (kind === 'flip') copy.fill((copy[place] ?? 0) ^ by, place, place + 1)
  if (kind === 'v') copy.fill(by % 33, part + 64, part + 65)
  // An offset that is near one of the ends, where the contract's limits are.
  if (kind === 'offset' && copy.length >= part + 65) copy.set(word((built.length - 40 + by) % 400), part + 32)
  if (kind === 'length' && copy.length >= 32) copy.set(word(by), Math.min(place, copy.length - 32))
  return copy
}

/** The rules of checkNSignatures, read from its source: `undefined` where it would revert whoever the owners are. */
function readAsContract(memory: Uint8Array, needed: number, keepsDataBehind: boolean): SafeSignature[] | undefined {
  if (memory.length < needed * 65) return undefined
  const found: SafeSignature[] = []
  for (let i = 0; i < needed; i += 1) {
    const at = i * 65
    const v = memory[at + 64]
    const r = memory.slice(at, at + 32)
    const owner = { signer: getAddress(bytesToHex(r.slice(12))) }
    if (v === 1) found.push({ kind: 'approvedHash', ...owner })
    else if (v === 0) {
      const s = asNumber(memory.slice(at + 32, at + 64))
      if ((keepsDataBehind && s < needed * 65) || s + 32 > memory.length) return undefined
      const length = asNumber(memory.slice(s, s + 32))
      if (s + 32 + length > memory.length) return undefined
      found.push({ kind: 'contract', ...owner, data: bytesToHex(memory.slice(s + 32, s + 32 + length)) })
    } else {
      // ecrecover knows 27 and 28; above 30, 4 is taken off first.
      const recovery = v !== undefined && v > 30 ? v - 4 : v
      if (recovery !== 27 && recovery !== 28) return undefined
      found.push({ kind: recovery === v ? 'eoa' : 'ethSign', bytes: bytesToHex(memory.slice(at, at + 65)) })
    }
  }
  return found
}

function attempt(read: () => SafeSignature[]): SafeSignature[] | undefined {
  try {
    return read()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSignatureError)
    return undefined
  }
}

/** The long way of comparing is only for what differs. */
function compare(found: unknown, expected: unknown) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
}

function word(value: number): Uint8Array {
  return hexToBytes(`0x${value.toString(16).padStart(64, '0')}`)
}

/** Numbers that no memory has room for are as good as endless. */
function asNumber(word32: Uint8Array): number {
  return Number(BigInt(bytesToHex(word32)))
}
