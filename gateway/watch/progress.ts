import type { Transaction } from 'kysely'
import type { Address } from 'viem'
import type { BlockMark } from '../chain/client'
import type { Store } from '../store/database'
import type { Tables } from '../store/tables'
import type { WatchedSafe } from './logQueries'
import { type Entry, mergeLogs } from './readEntries'

export type Step = {
  entries: Entry[]
  /** The Safes that were read, as they are then. */
  safes: WatchedSafe[]
  mark: BlockMark | undefined
}

/** How far each watched Safe has been read, and what was found: in memory to be read, in the store to be kept. */
export class Progress {
  readonly safes = new Map<Address, WatchedSafe>()
  readonly entries = new Map<string, Entry>()
  /** Blocks that were read, the newest last. */
  marks: BlockMark[] = []

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
    private readonly finality: number,
  ) {}

  async load() {
    const ofChain = { safes: this.store.selectFrom('watched_safes'), marks: this.store.selectFrom('marks') }
    const safes = await ofChain.safes.selectAll().where('chain_id', '=', this.chainId).execute()
    for (const { safe, next_block, is_old } of safes) {
      this.safes.set(safe, { address: safe, next: next_block, isOld: is_old === 1 })
    }
    const marks = await ofChain.marks.selectAll().where('chain_id', '=', this.chainId).orderBy('block').execute()
    this.marks = marks.map(({ block, hash }) => ({ number: BigInt(block), hash }))
    const rows = await this.store.selectFrom('entries').selectAll().where('chain_id', '=', this.chainId).execute()
    for (const { hash, content } of rows) {
      const entry: Entry = JSON.parse(content)
      this.entries.set(hash, entry)
    }
  }

  async watch(safe: WatchedSafe) {
    await this.store.transaction().execute((store) => this.saveSafes(store, [safe]))
    this.safes.set(safe.address, safe)
  }

  /** Keeps what a step has found, all of it or nothing. */
  async save({ entries, safes, mark }: Step) {
    const merged = entries.map((entry) => this.merge(entry))
    const oldest = mark && this.oldestNeeded(mark)
    await this.store.transaction().execute(async (store) => {
      await this.saveEntries(store, merged)
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
    await this.store.transaction().execute((store) => this.saveEntries(store, entries))
  }

  /** Forgets all that was read above a block. */
  async forgetAbove(block: number) {
    const safes = [...this.safes.values()].map((safe) => ({ ...safe, next: Math.min(safe.next, block + 1) }))
    await this.store.transaction().execute(async (store) => {
      await store.deleteFrom('entries').where('chain_id', '=', this.chainId).where('block', '>', block).execute()
      await this.ofMarks(store).where('block', '>', block).execute()
      await this.saveSafes(store, safes)
    })
    for (const safe of safes) this.safes.set(safe.address, safe)
    for (const [hash, entry] of this.entries) if (entry.block > block) this.entries.delete(hash)
    this.marks = this.marks.filter(({ number }) => number <= block)
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

  private async saveEntries(store: Transaction<Tables>, entries: readonly Entry[]) {
    for (const entry of entries) {
      const values = { block: entry.block, content: JSON.stringify(entry) }
      await store
        .insertInto('entries')
        .values({ chain_id: this.chainId, hash: entry.transaction.hash, ...values })
        .onConflict((conflict) => conflict.columns(['chain_id', 'hash']).doUpdateSet(values))
        .execute()
    }
  }

  private async saveSafes(store: Transaction<Tables>, safes: readonly WatchedSafe[]) {
    for (const { address, next, isOld } of safes) {
      const values = { next_block: next, is_old: isOld ? 1 : 0 }
      await store
        .insertInto('watched_safes')
        .values({ chain_id: this.chainId, safe: address, ...values })
        .onConflict((conflict) => conflict.columns(['chain_id', 'safe']).doUpdateSet(values))
        .execute()
    }
  }
}
