import * as words from './words'

/** What a pasted interface declares beside its functions: an enum is a uint8 in calls, a contract an address. */
export type DeclaredTypes = ReadonlyMap<string, string>

/** A type as it stands in a function's signature; `note` says what was taken for granted to get there. */
export type CanonicalType = { type: string; note?: string }

const elementary = /^(address|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(\d+)?)$/
const shorthands = new Map([
  ['uint', 'uint256'],
  ['int', 'int256'],
  ['byte', 'bytes1'],
])

/**
 * The type that Solidity's ABI has for a name, its list brackets kept: contracts are addresses, enums uint8, a user's own
 * value types what they are declared to be. A name that nothing declares is taken for a contract's, or for an enum's
 * where it stands inside of a contract's (`Enum.Operation`), and the note says so. Undefined for what is no type, such
 * as a mistyped one: names of users' types begin with a capital letter.
 */
export function canonicalType(text: string, declared: DeclaredTypes = new Map()): CanonicalType | undefined {
  const [, kind, name = '', lists = ''] = /^(?:(contract|enum)\s+)?([\w$.]+)\s*((?:\[\d*\]){0,10})$/.exec(text) ?? []
  const found = kind === undefined ? findElementary(name) : undefined
  if (found) return { type: found + lists }
  const own = name.slice(name.lastIndexOf('.') + 1)
  if (!/^_*[A-Z]/.test(own)) return undefined
  const known = kind === 'enum' ? 'uint8' : declared.get(own)
  if (known) return { type: known + lists, note: words.typeInCall({ name: own, type: known }) }
  if (name.includes('.')) return { type: `uint8${lists}`, note: words.takenForEnum(name) }
  const note = words.takenForContract(own)
  return { type: `address${lists}`, note }
}

function findElementary(name: string): string | undefined {
  const type = shorthands.get(name) ?? name
  const match = elementary.exec(type)
  const bits = Number(match?.[3] ?? 256)
  return match && bits > 0 && bits <= 256 && bits % 8 === 0 ? type : undefined
}
