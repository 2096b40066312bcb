import { keccak256, stringToBytes } from 'viem'

/**
 * The transaction builder's checksum: keccak256 of the file's content in a fixed order, without its name and without the
 * checksum itself. It finds accidental changes, not hostile ones: anyone can compute it.
 */
export function checksumBuilderFile(file: unknown): string {
  if (typeof file !== 'object' || file === null) return ''
  const meta = 'meta' in file && typeof file.meta === 'object' ? { ...file.meta, name: null } : { name: null }
  Reflect.deleteProperty(meta, 'checksum')
  return keccak256(stringToBytes(serialize({ ...file, meta })))
}

/** Each object as its sorted keys followed by their values; a missing value counts as null. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const keys = Object.keys(value).sort()
  const values = keys.map((key) => `${serialize(Reflect.get(value, key))},`)
  return `{${JSON.stringify(keys)}${values.join('')}}`
}
