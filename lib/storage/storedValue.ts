type SharedStorage = Pick<Storage, 'getItem'> & { subscribe(key: string, listener: () => void): () => void }

/**
 * What a key of the browser's storage holds, parsed once for every text: all readers get the same object until the
 * text changes, as React's external stores need it.
 */
export class StoredValue<T> {
  readonly #storage: SharedStorage | undefined
  readonly #key: string
  readonly #parse: (text: string | null) => T
  readonly empty: T
  #last: { text: string | null; value: T }

  constructor(storage: SharedStorage | undefined, key: string, parse: (text: string | null) => T) {
    this.#storage = storage
    this.#key = key
    this.#parse = parse
    this.empty = parse(null)
    this.#last = { text: null, value: this.empty }
  }

  readonly read = (): T => {
    const text = this.#storage?.getItem(this.#key) ?? null
    if (text !== this.#last.text) this.#last = { text, value: this.#parse(text) }
    return this.#last.value
  }

  readonly readEmpty = (): T => this.empty

  readonly subscribe = (listener: () => void): (() => void) =>
    this.#storage?.subscribe(this.#key, listener) ?? (() => undefined)
}
