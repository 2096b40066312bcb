import type { Address } from 'viem'
import { findPublished } from '../deployments'

export type AddressEx = { value: Address; name: string | null; logoUri: string | null }

/** An address with the name of the published contract there, if it is one. */
export function addressEx(value: Address): AddressEx {
  const published = findPublished(value)
  return { value, name: published ? `${published.contractName} ${published.version}` : null, logoUri: null }
}
