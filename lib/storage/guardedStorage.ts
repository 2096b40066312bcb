import { onOtherTab } from './onOtherTab'

type Listener = () => void
type Heard = { listeners: Set<Listener>; stop: () => void }

/**
 * A Storage that never throws: reads and writes go to the browser's storage while it answers, and to memory when it is
 * blocked or full. wagmi and RainbowKit write to `localStorage` inside effects, where an exception blanks the page.
 */
export class GuardedStorage implements Storage {
  readonly #memory = new Map<string, string>()
  readonly #heard = new Map<string, Heard>()
  readonly #real: Storage | undefined
  readonly #evict: readonly string[]
  readonly #rules: Readonly<Record<string, (value: string) => string>>

  /** `evictable` keys are dropped first when the quota is full; `rules` say what of a text is kept under a key. */
  constructor(
    real: Storage | undefined,
    evictable: readonly string[] = [],
    rules: Readonly<Record<string, (value: string) => string>> = {},
  ) {
    this.#real = real
    this.#evict = evictable
    this.#rules = rules
  }

  get length(): number {
    return this.#attempt((real) => real.length, this.#memory.size)
  }

  key(index: number): string | null {
    return this.#attempt((real) => real.key(index), [...this.#memory.keys()][index] ?? null)
  }

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#attempt((real) => real.getItem(key), null)
  }

  setItem(key: string, given: string): void {
    const value = Object.hasOwn(this.#rules, key) ? (this.#rules[key]?.(given) ?? given) : given
    if (this.#write(key, value)) this.#memory.delete(key)
    else this.#memory.set(key, value)
    this.#notify(key)
  }

  /** Whether what the key holds outlives this tab: false while only the memory has it. */
  isLasting(key: string): boolean {
    return this.#real !== undefined && !this.#memory.has(key)
  }

  removeItem(key: string): void {
    this.#memory.delete(key)
    this.#attempt((real) => real.removeItem(key), undefined)
    this.#notify(key)
  }

  clear(): void {
    this.#memory.clear()
    this.#attempt((real) => real.clear(), undefined)
    for (const key of this.#heard.keys()) this.#notify(key)
  }

  /** Calls back on every change to `key`, in this tab through this object and in other tabs by the storage event. */
  subscribe(key: string, listener: Listener): Listener {
    const heard = this.#heard.get(key) ?? this.#hear(key)
    heard.listeners.add(listener)
    return () => {
      heard.listeners.delete(listener)
      if (heard.listeners.size > 0 || this.#heard.get(key) !== heard) return
      heard.stop()
      this.#heard.delete(key)
    }
  }

  /** Once for a key: to take away one of ten thousand listeners of the window takes as long as to look through them. */
  #hear(key: string): Heard {
    const heard = { listeners: new Set<Listener>(), stop: onOtherTab([key], () => this.#notify(key)) }
    this.#heard.set(key, heard)
    return heard
  }

  #write(key: string, value: string): boolean {
    const write = (real: Storage) => {
      real.setItem(key, value)
      return true
    }
    if (this.#attempt(write, false)) return true
    for (const evictable of this.#evict) {
      if (evictable === key) continue
      this.#attempt((real) => real.removeItem(evictable), undefined)
      if (this.#attempt(write, false)) return true
    }
    return false
  }

  #attempt<T>(action: (real: Storage) => T, fallback: T): T {
    if (!this.#real) return fallback
    try {
      return action(this.#real)
    } catch {
      return fallback
    }
  }

  #notify(key: string): void {
    for (const listener of this.#heard.get(key)?.listeners ?? []) listener()
  }
}
