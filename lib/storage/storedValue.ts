import type { GuardedStorage } from './guardedStorage'

/** The part of a storage that is needed here; what is not guarded has no news of other tabs and may throw. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem'> &
  Partial<Pick<GuardedStorage, 'subscribe' | 'isLasting' | 'removeItem'>>

/** A schema of zod's, or as much of one. */
export type StoredSchema<T> = { safeParse: (value: unknown) => { data?: T | undefined } }

/** What a text holds as JSON; undefined where it is too long, no JSON or not of the shape: anybody may have written it. */
export function parseStored<T>(text: string | null, schema: StoredSchema<T>, maxTextLength: number): T | undefined {
  if (text === null || text.length > maxTextLength) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * What the browser keeps under one key, for all tabs: a store as `useStore` takes it. It is parsed once for every text:
 * all readers get the same object until the text changes. Without a storage, as on the server, it is empty.
 */
export class StoredValue<T> {
  readonly #storage: ValueStorage | undefined
  readonly #key: string
  readonly #parse: (text: string | null) => T
  readonly #format: (value: T) => string
  readonly #empty: T
  #last: { text: string | null; value: T }

  constructor(
    storage: ValueStorage | undefined,
    key: string,
    parse: (text: string | null) => T,
    format: (value: T) => string = JSON.stringify,
  ) {
    this.#storage = storage
    this.#key = key
    this.#parse = parse
    this.#format = format
    this.#empty = parse(null)
    this.#last = { text: null, value: this.#empty }
  }

  readonly getState = (): T => {
    const text = this.#readText()
    if (text !== this.#last.text) this.#last = { text, value: this.#parse(text) }
    return this.#last.value
  }

  readonly getInitialState = (): T => this.#empty

  /** Calls back on every change, made here or in another tab. */
  readonly subscribe = (listener: (now: T, before: T) => void): (() => void) => {
    let before = this.getState()
    const tell = () => {
      const last = before
      before = this.getState()
      listener(before, last)
    }
    return this.#storage?.subscribe?.(this.#key, tell) ?? (() => undefined)
  }

  /** False when it will not outlive this tab, because the storage is full or blocked: say so then. */
  readonly write = (value: T): boolean => {
    const text = this.#format(value)
    // A write wakes every reader, in other tabs too: none where nothing changes.
    if (this.#isKept(text)) return true
    try {
      this.#storage?.setItem(this.#key, text)
    } catch {
      return false
    }
    return this.#isKept(text)
  }

  readonly remove = (): void => this.#storage?.removeItem?.(this.#key)

  #isKept(text: string): boolean {
    return this.#readText() === text && this.#storage?.isLasting?.(this.#key) !== false
  }

  #readText(): string | null {
    try {
      return this.#storage?.getItem(this.#key) ?? null
    } catch {
      return null
    }
  }
}
