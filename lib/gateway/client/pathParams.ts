import { type Address, getAddress, type Hash } from 'viem'
import { GatewayError } from './gatewayError'

// What goes into a path is checked here and encoded, so that it can only ever be one segment.

export function chainParam(chainId: number): string {
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw invalidInput('a chain id', chainId)
  return String(chainId)
}

export function addressParam(address: Address): Address {
  if (!isMatch(/^0x[0-9a-f]{40}$/i, address)) throw invalidInput('an address', address)
  return getAddress(address)
}

export function hashParam(hash: Hash): string {
  if (!isMatch(/^0x[0-9a-f]{64}$/i, hash)) throw invalidInput('a hash', hash)
  return hash.toLowerCase()
}

/** A hash, or one of the gateway's ids: multisig_SAFE_HASH, module_SAFE_ID, transfer_SAFE_ID. */
export function transactionIdParam(id: string): string {
  const isId = isMatch(/^(0x[0-9a-f]{64}|multisig_0x[0-9a-f]{40}_0x[0-9a-f]{64})$/i, id)
  const isOtherId = isMatch(/^(module|transfer)_0x[0-9a-f]{40}_[0-9a-z,]{1,200}$/i, id)
  if (!isId && !isOtherId) throw invalidInput('a transaction id', id)
  return encodeURIComponent(id)
}

export function currencyParam(currency: string): string {
  if (!isMatch(/^[a-z0-9]{1,12}$/i, currency)) throw invalidInput('a currency code', currency)
  return encodeURIComponent(currency)
}

/** Types do not hold what a link or a stored value brought along. */
function isMatch(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function invalidInput(kind: string, value: unknown): GatewayError {
  const shown = String(value).slice(0, 100)
  return new GatewayError(`This is not ${kind}: ${shown}`, { code: 'invalid-input' })
}
