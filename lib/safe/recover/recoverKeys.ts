import { secp256k1 } from '@noble/curves/secp256k1'
import { type Address, type Hex, hexToBigInt, hexToNumber, slice } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import { type CurvePoint, Multiples, type PlainPoint, sumPoints } from './multiples'

/**
 * A signature of 65 bytes whose last, v, is 27 or 28, over a hash; `likely` is who is said to have made it, which only says
 * where to look first.
 */
export type SignedHash = { hash: Hex; signature: Hex; likely?: Address | undefined }

type Numbers = { hash: Hex; z: bigint; r: bigint; s: bigint; parity: number }
/** A key that was recovered before, for its address. */
type KnownKey = { address: Address; key: CurvePoint; uses: number; multiples?: Multiples }

const { Point, Signature } = secp256k1
const { Fn } = Point
const baseWidth = 8
const keyWidth = 6
/** So often a key is found the slow way before its multiples pay. */
const usesUntilKnown = 3
/** Some 17 MB with all their multiples. */
const mostKeys = 64

const known = new Map<string, KnownKey>()
let base: Multiples | undefined

/**
 * Whose key made each signature, as the chain's `ecrecover` finds it; undefined where no key can have made it. Of a key that
 * was found a few times the multiples are kept: then it is computed which point the signature would have to have if that
 * key made it, and the signature either has exactly that point, or its key is recovered like that of any other.
 */
export function recoverKeys(signed: readonly SignedHash[]): (Address | undefined)[] {
  const numbers = signed.map(readNumbers)
  const expected = signed.map(({ likely }) => findKnown(likely))
  const points = computePoints(numbers, expected)
  return numbers.map((one, index) => {
    if (!one) return undefined
    const key = expected[index]
    const point = points[index]
    if (key && point?.x === one.r && Number(point.y & 1n) === one.parity) return key.address
    return recoverInFull(one)
  })
}

function readNumbers({ hash, signature }: SignedHash): Numbers | undefined {
  const r = hexToBigInt(slice(signature, 0, 32))
  const s = hexToBigInt(slice(signature, 32, 64))
  if (!Fn.isValidNot0(r) || !Fn.isValidNot0(s)) return undefined
  return { hash, z: Fn.create(hexToBigInt(hash)), r, s, parity: hexToNumber(slice(signature, 64)) - 27 }
}

/** What was used last is dropped last. */
function findKnown(address: Address | undefined): KnownKey | undefined {
  const name = address?.toLowerCase() ?? ''
  const found = known.get(name)
  if (!found) return undefined
  known.delete(name)
  known.set(name, found)
  return found
}

/** For each signature (r, s) and key P: (z G + r P) / s, the point whose x is r if P made it. */
function computePoints(
  numbers: readonly (Numbers | undefined)[],
  expected: readonly (KnownKey | undefined)[],
): (PlainPoint | undefined)[] {
  const inverses = Fn.invertBatch(numbers.map((one) => one?.s ?? 1n))
  const parts = numbers.map((one, index) => {
    const multiples = multiplesOf(expected[index])
    const inverse = inverses[index]
    if (!one || !multiples || inverse === undefined) return []
    base ??= new Multiples(Point.BASE, baseWidth)
    return [...base.listProduct(Fn.mul(one.z, inverse)), ...multiples.listProduct(Fn.mul(one.r, inverse))]
  })
  return sumPoints(parts)
}

function multiplesOf(known: KnownKey | undefined): Multiples | undefined {
  if (!known || known.uses < usesUntilKnown) return undefined
  known.multiples ??= new Multiples(known.key, keyWidth)
  return known.multiples
}

function recoverInFull({ hash, r, s, parity }: Numbers): Address | undefined {
  let key: CurvePoint
  try {
    key = new Signature(r, s, parity).recoverPublicKey(hash.slice(2))
  } catch {
    return undefined
  }
  const address = publicKeyToAddress(`0x${key.toHex(false)}`)
  remember(address, key)
  return address
}

function remember(address: Address, key: CurvePoint): void {
  const found = findKnown(address)
  if (found) found.uses += 1
  else known.set(address.toLowerCase(), { address, key, uses: 1 })
  const [oldest] = known.size > mostKeys ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}
