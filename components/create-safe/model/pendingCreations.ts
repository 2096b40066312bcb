import { type Address, type Hex, isHash } from 'viem'
import * as z from 'zod/mini'
import { findChain } from '@/lib/config/chain'
import { parseAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { NonceSlot } from '@/lib/safe/execute/followSent'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { type PendingCreation, parseSaltNonce, planCreation, type SentCreation } from './creation'
import { newSafesKey } from './newSafesKey'
import { maxOwners, readOwnerName } from './readOwners'

export type CreationStorage = ValueStorage

const name = z.string().check(z.maxLength(200))
const storedCreation = z.object({
  chainId: z.number().check(z.refine((id) => findChain(id) !== undefined)),
  address: z.string(),
  name,
  owners: z.array(z.object({ address: z.string(), name })).check(z.minLength(1), z.maxLength(maxOwners)),
  threshold: z.number(),
  version: z.string().check(z.maxLength(10)),
  singleton: z.string(),
  proxyFactory: z.string(),
  fallbackHandler: z.string(),
  saltNonce: z.string(),
  stage: z.enum(['review', 'asked', 'sent']),
  txHash: z.optional(z.string()),
  sentAt: z.optional(z.int()),
  slot: z.optional(z.object({ sender: z.string(), nonce: z.int().check(z.nonnegative()) })),
})

/**
 * The creations under way, newest first. Whatever is not one is left out: contracts that Safe did not publish, a chain
 * that is not configured, an address that does not follow from the rest.
 */
export function openCreations(storage: CreationStorage): StoredList<PendingCreation> {
  const creation = { safeParse: (value: unknown) => ({ data: readCreation(value) }) }
  const rules = { maxEntries: 10, maxTextLength: 200_000, keyOf, newest: 'first' } as const
  return new StoredList(storage, newSafesKey, creation, rules)
}

/** Those of this browser, as they change here and in other tabs. */
export const pendingCreations = openCreations(browserStorage)

/** The creation under way at this address, read anew: another tab may have gone on with it. */
export function findCreation(storage: CreationStorage, ref: SafeRef): PendingCreation | undefined {
  return openCreations(storage).find(keyOf(ref))
}

/** Puts a creation first, in the place of an earlier one of the same Safe, and of any other that was only reviewed. */
export function saveCreation(storage: CreationStorage, creation: PendingCreation): void {
  const list = openCreations(storage)
  list.drop((other) => other.stage === 'review')
  list.put(creation)
}

/** Keeps where the transaction of a creation stands in its sender's order, unless another one was sent meanwhile. */
export function saveSlot(storage: CreationStorage, sent: SentCreation, slot: NonceSlot): void {
  const list = openCreations(storage)
  const kept = list.find(keyOf(sent))
  if (kept?.stage !== 'sent' || kept.txHash !== sent.txHash) return
  list.write(list.getState().map((other) => (other === kept ? { ...kept, slot } : other)))
}

export function removeCreation(storage: CreationStorage, ref: SafeRef): void {
  openCreations(storage).drop((other) => keyOf(other) === keyOf(ref))
}

function keyOf({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}

function readCreation(value: unknown): PendingCreation | undefined {
  try {
    const { address, stage, txHash, sentAt = 0, slot, ...stored } = storedCreation.parse(value)
    const creation = planCreation({
      ...stored,
      name: readOwnerName(stored.name),
      owners: stored.owners.map((owner) => ({ address: readAddress(owner.address), name: readOwnerName(owner.name) })),
      singleton: readAddress(stored.singleton),
      proxyFactory: readAddress(stored.proxyFactory),
      fallbackHandler: readAddress(stored.fallbackHandler),
      saltNonce: parseSaltNonce(stored.saltNonce),
    })
    if (creation.address !== readAddress(address)) return undefined
    if (stage !== 'sent') return { ...creation, stage }
    if (!isTransactionHash(txHash)) return undefined
    return { ...creation, stage, txHash, sentAt, slot: slot && { ...slot, sender: readAddress(slot.sender) } }
  } catch {
    // Not what this site wrote.
    return undefined
  }
}

function readAddress(text: string): Address {
  const address = parseAddress(text)
  if (!address) throw new TypeError('No address')
  return address
}

function isTransactionHash(text: string | undefined): text is Hex {
  return text !== undefined && isHash(text)
}
