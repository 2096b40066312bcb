import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { parseBytes } from '@/lib/safe/hash/bytes'
import { type Check, compareValues, unknown } from './verification'

/** A service's decoding of the same data: values are text, or lists of it. */
export type ServiceDecoded = {
  method: string
  parameters: readonly { name: string; type: string; value: unknown }[]
}

/**
 * A service's decoding beside the one made here from the data that is signed. A function that is not known here leaves
 * its decoding unproved: `unknown`.
 */
export function compareDecoded(local: DecodedCall, service: ServiceDecoded): Check {
  const subject = 'decodedData'
  if (local.status !== 'decoded') return unknown(subject, { code: 'onlyServiceDecodes' })
  const asLine = ({ type, value }: { type: string; value: unknown }) =>
    `${type} ${type === 'string' ? `${value}` : asText(value)}`
  const ours = [local.functionName, ...local.parameters.map(asLine)]
  const theirs = [service.method, ...service.parameters.map(asLine)]
  return compareValues(subject, JSON.stringify(ours), JSON.stringify(theirs), [
    { code: 'decoding' },
    { code: 'otherDecoding' },
  ])
}

/** Tuples by position: a service may name components. Bytes, numbers and truths in any spelling, all else to the letter. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asText).join(',')}]`
  if (typeof value === 'object' && value !== null) return `[${Object.values(value).map(asText).join(',')}]`
  const text = `${value}`
  if (/^-?\d{1,78}$/.test(text)) return `${BigInt(text)}`
  return parseBytes(text) ?? (/^(true|false)$/i.test(text) ? text.toLowerCase() : text)
}
