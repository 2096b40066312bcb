import { normalizeZ } from '@noble/curves/abstract/curve'
import type { AffinePoint, WeierstrassPoint } from '@noble/curves/abstract/weierstrass'
import { secp256k1 } from '@noble/curves/secp256k1'

export type CurvePoint = WeierstrassPoint<bigint>
export type PlainPoint = AffinePoint<bigint>

const { Point } = secp256k1
const { Fp } = Point
const bits = 256

/**
 * A point of secp256k1 that is multiplied often: its multiples, computed once, of which a product is then the sum of a few
 * dozen. `width` bits of the factor take one of them; their number doubles with each. Only for what is public: how long it
 * takes tells the factor.
 */
export class Multiples {
  readonly #width: number
  readonly #half: number
  /** For each group of `width` bits the multiples by 1 to `#half`: a larger one is a negative, and one in the next group. */
  readonly #points: readonly PlainPoint[]

  constructor(point: CurvePoint, width: number) {
    this.#width = width
    this.#half = 2 ** (width - 1)
    const points: CurvePoint[] = []
    let unit = point
    for (let start = 0; start <= bits; start += width) {
      let multiple = unit
      for (let factor = 1; factor < this.#half; factor += 1) {
        points.push(multiple)
        multiple = multiple.add(unit)
      }
      points.push(multiple)
      unit = multiple.double()
    }
    this.#points = normalizeZ(Point, points).map((each) => each.toAffine())
  }

  /** The points whose sum is the product with a factor from 0 to the order of the curve; none for 0. */
  listProduct(factor: bigint): PlainPoint[] {
    const mask = BigInt(2 * this.#half - 1)
    const shift = BigInt(this.#width)
    const parts: PlainPoint[] = []
    let carry = 0
    let rest = factor
    for (let start = 0; rest > 0n || carry > 0; start += this.#half) {
      const digit = Number(rest & mask) + carry
      rest >>= shift
      carry = digit > this.#half ? 1 : 0
      const signed = digit - carry * 2 * this.#half
      const point = this.#points[start + Math.abs(signed) - 1]
      if (signed !== 0 && point) parts.push(signed > 0 ? point : { x: point.x, y: Fp.neg(point.y) })
    }
    return parts
  }
}

/**
 * The sum of each list. Two and two are added, in all lists at once: what costs most of an addition, an inverse, is then
 * computed for all together. Undefined where two points of one x meet, whose sum is another formula's, and of nothing.
 */
export function sumPoints(lists: readonly (readonly PlainPoint[])[]): (PlainPoint | undefined)[] {
  let sums = lists.map((list): readonly PlainPoint[] | undefined => list)
  while (sums.some((list) => list && list.length > 1)) sums = addPairs(sums)
  return sums.map((list) => list?.[0])
}

function addPairs(lists: readonly (readonly PlainPoint[] | undefined)[]) {
  const inverses = Fp.invertBatch(lists.flatMap((list = []) => listPairs(list).map(([one, other]) => other.x - one.x)))
  let next = 0
  return lists.map((list = []) => {
    const pairs = listPairs(list)
    const added = pairs.map(([one, other]) => addDistinct(one, other, inverses[next++]))
    const known = added.filter((point) => point !== undefined)
    const rest = list.length % 2 === 1 ? list.slice(-1) : []
    return known.length === pairs.length ? [...known, ...rest] : undefined
  })
}

function listPairs(list: readonly PlainPoint[]): [PlainPoint, PlainPoint][] {
  return list.flatMap((point, index): [PlainPoint, PlainPoint][] => {
    const other = list[index + 1]
    return index % 2 === 0 && other ? [[point, other]] : []
  })
}

/** `inverse` of the difference of both x; undefined where there is none. */
function addDistinct(one: PlainPoint, other: PlainPoint, inverse: bigint | undefined): PlainPoint | undefined {
  if (inverse === undefined) return undefined
  const slope = Fp.mul(other.y - one.y, inverse)
  const x = Fp.create(slope * slope - one.x - other.x)
  return { x, y: Fp.create(slope * (one.x - x) - one.y) }
}
