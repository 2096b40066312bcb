import { parseBytes } from './bytes'
import type { DecodedCall, DecodedValue } from './callData'
import { type Check, compareValues } from './verification'

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
  if (local.status !== 'decoded') {
    return { status: 'unknown', subject, reason: 'Only the service decodes this data; it was not checked.' }
  }
  const ours = [local.functionName, ...local.parameters.map(({ type, value }) => `${type} ${asText(value)}`)]
  const theirs = [service.method, ...service.parameters.map(({ type, value }) => `${type} ${asText(value)}`)]
  return compareValues(subject, JSON.stringify(ours), JSON.stringify(theirs), [
    'The service decodes the data as this app does.',
    'The service decodes the data as something that it is not.',
  ])
}

/** Tuples by position: a service may name components. Text to the letter; bytes and truths in any spelling. */
function asText(value: DecodedValue | unknown): string {
  if (Array.isArray(value)) return `[${value.map(asText).join(',')}]`
  if (typeof value === 'object' && value !== null) return `[${Object.values(value).map(asText).join(',')}]`
  const text = `${value}`
  return parseBytes(text.trim()) ?? (/^(true|false)$/i.test(text) ? text.toLowerCase() : text)
}
