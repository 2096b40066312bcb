import { parseStored, type StoredSchema, StoredValue, type ValueStorage } from './storedValue'

export type ListRules<T> = {
  maxEntries: number
  maxTextLength: number
  /** Entries of the same key take each other's place. */
  keyOf: (entry: T) => string
  /** Which end of the list has the newest; from the other one the oldest go when there are too many. Default: last. */
  newest?: 'first' | 'last'
  /** Nothing goes for a new entry: a list that is full takes none. For what nothing else has. */
  losesNone?: boolean
}

const anyList: StoredSchema<unknown[]> = {
  safeParse: (value) => ({ data: Array.isArray(value) ? value : undefined }),
}

/** The entries that are of the right shape, of the same key the newest. One that is broken hides none of the others. */
function parseList<T>(text: string | null, schema: StoredSchema<T>, rules: ListRules<T>): T[] {
  const list = parseStored(text, anyList, rules.maxTextLength) ?? []
  const entries = new Map<string, T>()
  for (const item of byAge(list, rules)) {
    const entry = schema.safeParse(item).data
    if (entry !== undefined && !entries.has(rules.keyOf(entry))) entries.set(rules.keyOf(entry), entry)
    if (entries.size === rules.maxEntries) break
  }
  return byAge([...entries.values()], rules)
}

/** The first entries of a list that are of the right shape. */
export function readEntries<T>(list: unknown, schema: StoredSchema<T>, maxEntries: number): T[] {
  const entries = Array.isArray(list) ? list.slice(0, maxEntries) : []
  return entries.flatMap((entry) => schema.safeParse(entry).data ?? [])
}

function formatList<T>(entries: readonly T[], rules: ListRules<T>): string {
  let room = rules.maxTextLength - 1
  const texts = byAge(entries, rules).slice(0, rules.maxEntries).map(formatEntry)
  const fitting = texts.filter((text, index) => {
    room -= text.length + 1
    return room >= 0 || index === 0
  })
  return `[${byAge(fitting, rules).join()}]`
}

/** JSON has no bigint: such a number is kept as its digits. */
function formatEntry(entry: unknown): string {
  return JSON.stringify(entry, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}

/** The newest first, or such a list as it was before. */
function byAge<T>(list: readonly T[], { newest }: Pick<ListRules<never>, 'newest'>): T[] {
  return newest === 'first' ? [...list] : list.toReversed()
}

/** A list that the browser keeps under one key, for all tabs; see StoredValue. What is read may come from anybody. */
export class StoredList<T> extends StoredValue<readonly T[]> {
  readonly #rules: ListRules<T>
  readonly #schema: StoredSchema<T>

  constructor(storage: ValueStorage | undefined, key: string, schema: StoredSchema<T>, rules: ListRules<T>) {
    super(
      storage,
      key,
      (text) => parseList(text, schema, rules),
      (entries) => formatList(entries, rules),
    )
    this.#rules = rules
    this.#schema = schema
  }

  find(key: string): T | undefined {
    return this.getState().find((entry) => this.#rules.keyOf(entry) === key)
  }

  /** As the newest, in the place of an entry of the same key. False when it will not outlive this tab: say so then. */
  put(entry: T): boolean {
    const entries = this.#join(entry)
    return entries !== undefined && this.write(entries)
  }

  /** Whether `put` takes it, for this tab at least. */
  hasRoomFor(entry: T): boolean {
    return this.#join(entry) !== undefined
  }

  #join(entry: T): readonly T[] | undefined {
    const { keyOf, maxTextLength, newest, losesNone } = this.#rules
    if (formatList([entry], this.#rules).length > maxTextLength) return undefined
    const others = this.getState().filter((other) => keyOf(other) !== keyOf(entry))
    const entries = newest === 'first' ? [entry, ...others] : [...others, entry]
    return losesNone && !this.#isReadable(entries) ? undefined : entries
  }

  /** Whether all of them come back from the text that they would be kept as. */
  #isReadable(entries: readonly T[]): boolean {
    return parseList(formatList(entries, this.#rules), this.#schema, this.#rules).length === entries.length
  }

  drop(isGone: (entry: T) => boolean): void {
    const kept = this.getState()
    const rest = kept.filter((entry) => !isGone(entry))
    if (rest.length < kept.length) this.write(rest)
  }
}
