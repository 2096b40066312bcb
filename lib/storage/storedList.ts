import type * as z from 'zod/mini'
import { parseStoredList } from './parseStoredList'

/** The part of a storage that a list needs; `isLasting` says whether what a key holds outlives the tab. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'> & { isLasting?: (key: string) => boolean }

type Limits = { maxEntries: number; maxTextLength: number }

/**
 * A list that the browser keeps under one key, for all tabs, the newest last. What is read may come from anybody: an
 * entry that is not of the right shape is left out, and hides none of the others. When it is too long, the oldest go.
 */
export class StoredList<T> {
  readonly key: string
  readonly #storage: ListStorage | undefined
  readonly #schema: z.ZodMiniType<T>
  readonly #limits: Limits

  constructor(storage: ListStorage | undefined, key: string, schema: z.ZodMiniType<T>, limits: Limits) {
    this.key = key
    this.#storage = storage
    this.#schema = schema
    this.#limits = limits
  }

  list(): T[] {
    const list = parseStoredList(this.#storage?.getItem(this.key) ?? null, this.#limits.maxTextLength)
    return list.flatMap((item) => this.#schema.safeParse(item).data ?? [])
  }

  /** Puts the entry last, in the place of what it replaces. False when it will not outlive this tab: say so then. */
  put(entry: T, isReplaced: (other: T) => boolean): boolean {
    return this.#write([...this.list().filter((other) => !isReplaced(other)), entry])
  }

  drop(isGone: (entry: T) => boolean): void {
    const kept = this.list()
    const rest = kept.filter((entry) => !isGone(entry))
    if (rest.length < kept.length) this.#write(rest)
  }

  #write(entries: readonly T[]): boolean {
    const { maxEntries, maxTextLength } = this.#limits
    let texts = entries.slice(-maxEntries).map((entry) => JSON.stringify(entry))
    const length = () => texts.reduce((sum, text) => sum + text.length + 1, 2)
    while (texts.length > 1 && length() > maxTextLength) texts = texts.slice(1)
    const text = `[${texts.join()}]`
    if (text.length > maxTextLength) return false
    try {
      this.#storage?.setItem(this.key, text)
    } catch {
      return false
    }
    return this.#storage?.getItem(this.key) === text && this.#storage.isLasting?.(this.key) !== false
  }
}
