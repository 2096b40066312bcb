import type { Transaction } from 'kysely'
import type { Address } from 'viem'
import type { BlockMark } from '../chain/client'
import type { Store } from '../store/database'
import type { Tables } from '../store/tables'
import type { WatchedSafe } from './logQueries'
import { comparePlaces, type Entry, mergeLogs } from './readEntries'
import type { Turn } from './turn'

export type Step = {
  entries: Entry[]
  /** The Safes that were read, as they are then. */
  safes: WatchedSafe[]
  mark: BlockMark | undefined
}

/** What others have changed; anew when something of what was read before does not hold any more. */
type Changes = { entries: Entry[]; isAnew: boolean }

/** How far each watched Safe has been read, and what was found: in memory to be read, in the store to be kept. */
export class Progress {
  readonly safes = new Map<Address, WatchedSafe>()
  readonly entries = new Map<string, Entry>()
  /** Blocks that were read, the newest last. */
  marks: BlockMark[] = []
  private revision = -1
  private epoch = -1

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
    private readonly finality: number,
    private readonly turn: Turn,
  ) {}

  /** Takes over what other processes have changed, and at first all that is kept; nothing when nothing has changed. */
  async refresh(): Promise<Changes | undefined> {
    const { revision } = await this.turn.look()
    if (revision === this.revision) return undefined
    return this.store
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((store) => this.read(store))
  }

  private async read(store: Transaction<Tables>): Promise<Changes> {
    const { revision, epoch } = await this.turn.look(store)
    const isAnew = epoch !== this.epoch
    const safes = await store.selectFrom('watched_safes').selectAll().where('chain_id', '=', this.chainId).execute()
    const marks = await store
      .selectFrom('marks')
      .selectAll()
      .where('chain_id', '=', this.chainId)
      .orderBy('block')
      .execute()
    const rows = await store
      .selectFrom('entries')
      .select('content')
      .where('chain_id', '=', this.chainId)
      .where('revision', '>', isAnew ? -1 : this.revision)
      .execute()
    const entries = rows.map(({ content }): Entry => JSON.parse(content)).sort(comparePlaces)
    if (isAnew) for (const all of [this.safes, this.entries]) all.clear()
    for (const { safe, next_block, is_old } of safes) {
      this.safes.set(safe, { address: safe, next: next_block, isOld: is_old === 1 })
    }
    for (const entry of entries) this.entries.set(entry.transaction.hash, entry)
    this.marks = marks.map(({ block, hash }) => ({ number: BigInt(block), hash }))
    this.revision = revision
    this.epoch = epoch
    return { entries, isAnew }
  }

  /** Any process may have a Safe watched; which one reads the chain finds it. */
  async watch(safe: WatchedSafe) {
    await this.store.transaction().execute(async (store) => {
      await this.turn.nudge(store)
      await store
        .insertInto('watched_safes')
        .values({ chain_id: this.chainId, ...describeProgress(safe) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    if (!this.safes.has(safe.address)) this.safes.set(safe.address, safe)
  }

  /** Keeps what a step has found, all of it or nothing. */
  async save({ entries, safes, mark }: Step) {
    const merged = entries.map((entry) => this.merge(entry))
    const oldest = mark && this.oldestNeeded(mark)
    await this.change(async (store, revision) => {
      await this.saveEntries(store, merged, revision)
      await this.saveSafes(store, safes)
      if (!mark || oldest === undefined) return
      await this.ofMarks(store).where('block', '<', oldest).execute()
      const row = { chain_id: this.chainId, block: Number(mark.number), hash: mark.hash }
      await store
        .insertInto('marks')
        .values(row)
        .onConflict((conflict) => conflict.columns(['chain_id', 'block']).doUpdateSet({ hash: mark.hash }))
        .execute()
    })
    for (const entry of merged) this.entries.set(entry.transaction.hash, entry)
    for (const safe of safes) this.safes.set(safe.address, safe)
    if (!mark || oldest === undefined) return
    this.marks = [...this.marks.filter(({ number }) => number >= oldest && number < mark.number), mark]
  }

  /** What the traces told is kept too: not every node has them, and none is asked twice. */
  async saveCalls(entries: Entry[]) {
    await this.change((store, revision) => this.saveEntries(store, entries, revision))
  }

  /** Forgets all that was read above a block. */
  async forgetAbove(block: number) {
    const safes = [...this.safes.values()].map((safe) => ({ ...safe, next: Math.min(safe.next, block + 1) }))
    const forget = async (store: Transaction<Tables>) => {
      await store.deleteFrom('entries').where('chain_id', '=', this.chainId).where('block', '>', block).execute()
      await this.ofMarks(store).where('block', '>', block).execute()
      await this.saveSafes(store, safes)
    }
    await this.change(forget, { isAnew: true })
    for (const safe of safes) this.safes.set(safe.address, safe)
    for (const [hash, entry] of this.entries) if (entry.block > block) this.entries.delete(hash)
    this.marks = this.marks.filter(({ number }) => number <= block)
  }

  /** Only whose turn it is may change what was read. */
  private async change(
    write: (store: Transaction<Tables>, revision: number) => Promise<void>,
    how: { isAnew?: boolean } = {},
  ) {
    const kept = await this.store.transaction().execute(async (store) => {
      const numbers = await this.turn.keep(store, how)
      await write(store, numbers.revision)
      return numbers
    })
    // Another number tells that somebody else has changed something, which is then looked for.
    if (kept.revision !== this.revision + 1) return
    this.revision = kept.revision
    this.epoch = kept.epoch
  }

  /** Of what is final one block is enough to compare with. */
  private oldestNeeded({ number }: BlockMark) {
    const final = this.marks.findLast((known) => known.number <= number - BigInt(this.finality))
    return final ? Number(final.number) : 0
  }

  private merge(entry: Entry): Entry {
    const known = this.entries.get(entry.transaction.hash)
    if (known?.blockHash !== entry.blockHash) return entry
    return { ...known, logs: mergeLogs(known.logs, entry.logs) }
  }

  private ofMarks(store: Transaction<Tables>) {
    return store.deleteFrom('marks').where('chain_id', '=', this.chainId)
  }

  private async saveEntries(store: Transaction<Tables>, entries: readonly Entry[], revision: number) {
    for (const entry of entries) {
      const values = { block: entry.block, content: JSON.stringify(entry), revision }
      await store
        .insertInto('entries')
        .values({ chain_id: this.chainId, hash: entry.transaction.hash, ...values })
        .onConflict((conflict) => conflict.columns(['chain_id', 'hash']).doUpdateSet(values))
        .execute()
    }
  }

  private async saveSafes(store: Transaction<Tables>, safes: readonly WatchedSafe[]) {
    for (const safe of safes) {
      const values = describeProgress(safe)
      await store
        .insertInto('watched_safes')
        .values({ chain_id: this.chainId, ...values })
        .onConflict((conflict) => conflict.columns(['chain_id', 'safe']).doUpdateSet(values))
        .execute()
    }
  }
}

function describeProgress({ address, next, isOld }: WatchedSafe) {
  return { safe: address, next_block: next, is_old: isOld ? 1 : 0 }
}
