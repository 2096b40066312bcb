import { type Address, type Hex, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import { address, hash, hex } from '@/lib/gateway/schemas/values'
import { browserStorage } from '@/lib/query/browserStorage'
import { parseStoredList } from '@/lib/query/parseStoredList'

/** What was signed or sent: a transaction or a message of a Safe, by its hash. */
export type ActSubject = { chainId: number; safe: Address; hash: Hex }
type KeptSignature = ActSubject & { signer: Address; signature: Hex }
/** `sentAt` in milliseconds since 1970. */
export type SentExecution = ActSubject & { txHash: Hex; sentAt: number }

const subject = { chainId: z.int().check(z.positive()), safe: address, hash }
const keptSignature = z.object({ ...subject, signer: address, signature: hex })
const sentExecution = z.object({ ...subject, txHash: hash, sentAt: z.int() })

export const signaturesKey = 'countersign.signatures'
const executionsKey = 'countersign.executions'
const maxEntries = 50
const maxTextLength = 1_000_000

/**
 * What was begun and whose end is not known: signatures that the service has not taken, and executions that the chain has
 * not. Kept in the browser, so that a closed tab loses none and another tab repeats none. What is read here proves
 * nothing: a signature is verified before it is used, and the chain says what became of an execution.
 */
export class UnfinishedActs {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage
  }

  findSignature(of: ActSubject, signer: Address): Hex | undefined {
    const isOfSigner = (entry: KeptSignature) => isSame(entry, of) && isAddressEqual(entry.signer, signer)
    return this.#read(signaturesKey, keptSignature).find(isOfSigner)?.signature
  }

  keepSignature(entry: KeptSignature): void {
    this.forgetSignature(entry, entry.signer)
    this.#write(signaturesKey, [...this.#read(signaturesKey, keptSignature), entry])
  }

  forgetSignature(of: ActSubject, signer: Address): void {
    const kept = this.#read(signaturesKey, keptSignature)
    const rest = kept.filter((entry) => !isSame(entry, of) || !isAddressEqual(entry.signer, signer))
    if (rest.length < kept.length) this.#write(signaturesKey, rest)
  }

  findExecution(of: ActSubject): SentExecution | undefined {
    return this.#read(executionsKey, sentExecution).find((entry) => isSame(entry, of))
  }

  keepExecution(entry: SentExecution): void {
    this.forgetExecution(entry)
    this.#write(executionsKey, [...this.#read(executionsKey, sentExecution), entry])
  }

  forgetExecution(of: ActSubject): void {
    const kept = this.#read(executionsKey, sentExecution)
    const rest = kept.filter((entry) => !isSame(entry, of))
    if (rest.length < kept.length) this.#write(executionsKey, rest)
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
