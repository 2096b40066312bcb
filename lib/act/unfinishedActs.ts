import { type Address, type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { address, hash, hex } from '@/lib/gateway/schemas/values'
import { browserStorage } from '@/lib/query/browserStorage'
import { parseStoredList } from '@/lib/query/parseStoredList'
import type { NonceSlot, SentTransaction } from '@/lib/safe/followSent'

/** What was signed or sent: a transaction or a message of a Safe, by its hash. */
export type ActSubject = { chainId: number; safe: Address; hash: Hex }
type KeptSignature = ActSubject & { signer: Address; signature: Hex }
/** What was sent for a subject: its execution, or the approval of its hash by one owner. */
export type SentKey = ActSubject & { approver?: Address | undefined }
/** A wallet was asked to send it for this account, and what it answered is not known. */
type AskedAct = SentKey & { account: Address }
/** `sinceBlock` is the chain's height before it was sent: nothing that came of it is in an earlier block. */
export type SentAct = SentKey & SentTransaction & { sinceBlock?: number | undefined }

const subject = { chainId: z.int().check(z.positive()), safe: address, hash }
const keptSignature = z.object({ ...subject, signer: address, signature: hex })
const natural = z.int().check(z.nonnegative())
const sentFor = { ...subject, approver: z.optional(address) }
const askedAct = z.object({ ...sentFor, account: address })
const sentAct = z.object({
  ...sentFor,
  txHash: hash,
  sentAt: natural,
  // What older versions kept has neither of these.
  slot: z.optional(z.object({ sender: address, nonce: natural })),
  sinceBlock: z.optional(natural),
})

export const signaturesKey = 'countersign.signatures'
const askedKey = 'countersign.asked'
const sentKey = 'countersign.executions'
const maxEntries = 50
const maxTextLength = 1_000_000

/**
 * What was begun and whose end is not known: signatures that the service has not taken, executions and approvals that the
 * chain has not. Kept in the browser, so that a closed tab loses none and another tab repeats none. What is read here
 * proves nothing: a signature is verified before it is used, and the chain says what became of what was sent.
 */
export class UnfinishedActs {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage
  }

  findSignature(of: ActSubject, signer: Address): Hex | undefined {
    return this.#read(signaturesKey, keptSignature).find(isSignatureOf(of, signer))?.signature
  }

  keepSignature(entry: KeptSignature): void {
    this.#put(signaturesKey, keptSignature, entry, isSignatureOf(entry, entry.signer))
  }

  forgetSignature(of: ActSubject, signer: Address): void {
    this.#drop(signaturesKey, keptSignature, isSignatureOf(of, signer))
  }

  listAsked(of: SentKey): AskedAct[] {
    return this.#read(askedKey, askedAct).filter((entry) => isSameAct(entry, of))
  }

  keepAsked(entry: AskedAct): void {
    this.#put(askedKey, askedAct, entry, isAskedFor(entry))
  }

  forgetAsked(of: AskedAct): void {
    this.#drop(askedKey, askedAct, isAskedFor(of))
  }

  findSent(of: SentKey): SentAct | undefined {
    return this.#read(sentKey, sentAct).find((entry) => isSameAct(entry, of))
  }

  /** In the place of what was sent for the same before. */
  keepSent(entry: SentAct): void {
    this.#put(sentKey, sentAct, entry, (other) => isSameAct(other, entry))
  }

  /** Keeps where a transaction stands in its sender's order, unless another one was sent meanwhile. */
  keepSlot(sent: SentAct, slot: NonceSlot): void {
    const entry = this.findSent(sent)
    if (entry?.txHash === sent.txHash.toLowerCase()) this.keepSent({ ...entry, slot })
  }

  forgetSent(of: SentKey): void {
    this.#drop(sentKey, sentAct, (entry) => isSameAct(entry, of))
  }

  /** The newest goes last, in the place of what it replaces. */
  #put<T>(key: string, schema: z.ZodMiniType<T>, entry: T, isReplaced: (other: T) => boolean): void {
    this.#write(key, [...this.#read(key, schema).filter((other) => !isReplaced(other)), entry])
  }

  #drop<T>(key: string, schema: z.ZodMiniType<T>, isGone: (entry: T) => boolean): void {
    const kept = this.#read(key, schema)
    const rest = kept.filter((entry) => !isGone(entry))
    if (rest.length < kept.length) this.#write(key, rest)
  }

  #read<T>(key: string, schema: z.ZodMiniType<T>): T[] {
    const list = parseStoredList(this.#storage?.getItem(key) ?? null, maxTextLength)
    return list.flatMap((item) => schema.safeParse(item).data ?? [])
  }

  #write(key: string, entries: readonly unknown[]): void {
    this.#storage?.setItem(key, JSON.stringify(entries.slice(-maxEntries)))
  }
}

export const unfinishedActs = new UnfinishedActs(browserStorage)

function isSame(one: ActSubject, other: ActSubject): boolean {
  return (
    one.chainId === other.chainId &&
    isAddressEqual(one.safe, other.safe) &&
    one.hash.toLowerCase() === other.hash.toLowerCase()
  )
}

function isSignatureOf(of: ActSubject, signer: Address) {
  return (entry: KeptSignature) => isSame(entry, of) && isAddressEqual(entry.signer, signer)
}

function isAskedFor(of: AskedAct) {
  return (entry: AskedAct) => isSameAct(entry, of) && isAddressEqual(entry.account, of.account)
}

function isSameAct(one: SentKey, other: SentKey): boolean {
  return isSame(one, other) && one.approver?.toLowerCase() === other.approver?.toLowerCase()
}
