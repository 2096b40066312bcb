import fc from 'fast-check'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'

type Field = { name: string; type: string }
type Pick = (count: number) => number

// Names that every object has, beside ordinary ones.
const names = ['Order', 'Leg', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'a', 'to$:1']
const basicTypes = [
  'address',
  'bool',
  'string',
  'bytes',
  'bytes1',
  'bytes32',
  'uint8',
  'int8',
  'uint256',
  'int256',
  'uint64',
]
const suffixes = ['', '', '', '[]', '[2]', '[][]', '[1][]']
const texts = [...names, '', 'Hello', '0x', '49', '\ud800', 'émoji 🧾', ' 1']

/** Valid typed data with types in types, lists in lists, and names that every JavaScript object has. */
export const anyTypedData: fc.Arbitrary<Required<MessageTypedData>> = fc
  .oneof(
    { arbitrary: fc.uint8Array({ minLength: 4, maxLength: 80 }), weight: 15 },
    { arbitrary: fc.uint8Array({ maxLength: 80, size: 'max' }), weight: 1 },
  )
  .map(buildTypedData)

/** Each byte is one choice: quick to make, and small bytes make small data. */
function buildTypedData(bytes: Uint8Array): Required<MessageTypedData> {
  let at = 0
  const pick: Pick = (count) => {
    at += 1
    return (bytes[at] ?? 0) % count
  }
  const types = buildTypes(pick)
  const [primaryType = '', fields = []] = types[0] ?? []
  const message = buildRecord(fields, new Map(types), pick)
  return { domain: buildDomain(pick), types: Object.fromEntries(types), primaryType, message }
}

/** Each type refers to later ones only, so that values come to an end. */
function buildTypes(pick: Pick): [string, Field[]][] {
  const first = pick(names.length)
  const list = Array.from({ length: 1 + pick(4) }, (_, index) => names[(first + index) % names.length] ?? '')
  return list.map((name, index) => {
    const bases = [...basicTypes, ...list.slice(index + 1), ...list.slice(index + 1)]
    const start = pick(names.length)
    const fields = Array.from({ length: pick(4) }, (_, place) => ({
      name: names[(start + place) % names.length] ?? '',
      type: `${bases[pick(bases.length)]}${suffixes[pick(suffixes.length)]}`,
    }))
    return [name, fields]
  })
}

function buildRecord(fields: Field[], types: ReadonlyMap<string, Field[]>, pick: Pick): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, type }) => [name, buildValue(type, types, pick)]))
}

function buildValue(type: string, types: ReadonlyMap<string, Field[]>, pick: Pick): unknown {
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    return Array.from({ length: length ? Number(length) : pick(3) }, () => buildValue(item, types, pick))
  }
  const fields = types.get(type)
  if (fields) return buildRecord(fields, types, pick)
  const [, kind, bits] = /^(u?int)(\d+)$/.exec(type) ?? []
  if (bits !== undefined) return buildNumber(kind === 'int', BigInt(bits), pick)
  if (type === 'bool') return pick(2) === 1
  if (type === 'string') return texts[pick(texts.length)]
  if (type === 'address') return buildBytes(20, pick)
  return buildBytes(Number(type.slice(5)) || pick(70), pick)
}

function buildNumber(isSigned: boolean, bits: bigint, pick: Pick): unknown {
  const max = isSigned ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n
  const value = [0n, 1n, max, isSigned ? -max - 1n : max / 2n, BigInt(pick(100))][pick(5)] ?? 0n
  const hex = value < 0n ? String(value) : `0x${value.toString(16)}`
  const isSafe = value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER
  return [value, String(value), hex, isSafe ? Number(value) : String(value)][pick(4)]
}

function buildBytes(size: number, pick: Pick): string {
  return `0x${pick(256).toString(16).padStart(2, '0').repeat(size)}`
}

function buildDomain(pick: Pick): Record<string, unknown> {
  const all = {
    name: texts[pick(texts.length)],
    version: '1',
    chainId: [1, '31337', '0x1'][pick(3)],
    verifyingContract: buildBytes(20, pick),
    salt: buildBytes(32, pick),
  }
  return Object.fromEntries(Object.entries(all).filter(() => pick(2) === 1))
}
