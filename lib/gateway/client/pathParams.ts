import { type Address, getAddress, type Hash } from 'viem'
import { GatewayError } from './gatewayError'
import * as words from './words'

// What goes into a path is checked here and encoded, so that it can only ever be one segment.

export function chainParam(chainId: number): string {
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw invalidInput('chainId', chainId)
  return String(chainId)
}

export function addressParam(address: Address): Address {
  if (!isMatch(/^0x[0-9a-f]{40}$/i, address)) throw invalidInput('address', address)
  return getAddress(address)
}

export function hashParam(hash: Hash): string {
  if (!isMatch(/^0x[0-9a-f]{64}$/i, hash)) throw invalidInput('hash', hash)
  return hash.toLowerCase()
}

/** A hash, or one of the gateway's ids: multisig_SAFE_HASH, module_SAFE_ID, transfer_SAFE_ID; `0x` is what gateways read. */
export function transactionIdParam(id: string): string {
  const isId = isMatch(/^(0x[0-9a-f]{64}|multisig_0x[0-9a-f]{40}_0x[0-9a-f]{64})$/i, id)
  const isOtherId = isMatch(/^(module|transfer)_0x[0-9a-f]{40}_[0-9a-z,]{1,200}$/i, id)
  if (!isId && !isOtherId) throw invalidInput('transactionId', id)
  return encodeURIComponent(id.replaceAll('0X', '0x'))
}

export function currencyParam(currency: string): string {
  if (!isMatch(/^[a-z0-9]{1,12}$/i, currency)) throw invalidInput('currency', currency)
  return encodeURIComponent(currency)
}

/** Types do not hold what a link or a stored value brought along. */
function isMatch(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function invalidInput(kind: keyof typeof words.invalidInputs, value: unknown): GatewayError {
  return new GatewayError(words.invalidInputs[kind](String(value).slice(0, 100)), { code: 'invalid-input' })
}
