import { type Address, getAddress, isAddress } from 'viem'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type NewSafe, predictSafeAddress } from '@/lib/safe/account/createSafe'
import { type ContractName, findDeployment } from '@/lib/safe/account/deployments'
import type { SentTransaction } from '@/lib/safe/execute/followSent'
import * as words from './words'

export type NamedOwner = { address: Address; name: string }

/** A Safe that somebody decided to create, with the address that follows from all of it. */
export type Creation = SafeRef & {
  /** The names are kept in this browser alone; an empty one is none. */
  name: string
  owners: readonly NamedOwner[]
  threshold: number
  version: string
  singleton: Address
  proxyFactory: Address
  fallbackHandler: Address
  saltNonce: bigint
}

export type SentCreation = Creation & SentTransaction & { stage: 'sent' }

/** Where a creation stands: `asked` while a wallet's answer is not known, `sent` once it gave a transaction's hash. */
export type PendingCreation = SentCreation | (Creation & { stage: 'review' | 'asked' })

const maxSaltNonce = 2n ** 256n - 1n

/** What the setup and the address depend on. */
export function newSafeOf({ owners, ...creation }: Omit<Creation, 'chainId' | 'address' | 'name'>): NewSafe {
  const { threshold, saltNonce, singleton, proxyFactory, fallbackHandler } = creation
  const addresses = owners.map(({ address }) => address)
  return { owners: addresses, threshold, saltNonce, singleton, proxyFactory, fallbackHandler }
}

/**
 * Adds the predicted address. Throws InvalidNewSafeError, and AppError unless all three contracts are those that Safe
 * published for the version.
 */
export function planCreation(plan: Omit<Creation, 'address'>): Creation {
  assertPublished(plan.singleton, ['singleton', 'singletonL2'], plan.version)
  assertPublished(plan.proxyFactory, ['proxyFactory'], plan.version)
  assertPublished(plan.fallbackHandler, ['fallbackHandler'], plan.version)
  const address = predictSafeAddress(newSafeOf(plan))
  if (plan.owners.some((owner) => owner.address === address)) {
    throw new AppError(words.ownsItself)
  }
  return { ...plan, address }
}

/** A number of 64 bits: short enough to be copied by hand, and never the same twice. */
export function randomSaltNonce(): bigint {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return number
}

/** Reads the number that tells Safes with the same owners apart. Throws AppError. */
export function parseSaltNonce(text: string): bigint {
  const digits = text.trim()
  if (!/^\d{1,78}$/.test(digits)) throw new AppError(words.badSaltNonce)
  const number = BigInt(digits)
  if (number > maxSaltNonce) throw new AppError(words.largeSaltNonce)
  return number
}

function assertPublished(address: Address, names: readonly ContractName[], version: string): void {
  const found = isAddress(address) ? findDeployment(getAddress(address)) : undefined
  if (!found || found.version !== version || !names.includes(found.name)) {
    throw new AppError(words.unpublished, { details: address })
  }
}
