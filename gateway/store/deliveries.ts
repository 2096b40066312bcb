import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Store } from './database'
import type { DeliveryKind, DeliveryState, Tables } from './tables'

/** Who told of a record: somebody who asked this gateway to keep it, or the hosted service. */
export type Source = 'here' | 'service'

type Told = 'kind' | 'hash' | 'owner' | 'state' | 'reason' | 'signature' | 'attempts'

/** A row, as it is used; `changedAt` is in milliseconds. */
export type Delivery = Pick<Selectable<Tables['deliveries']>, Told> & { changedAt: number }

/** Milliseconds. */
export const longestReading = 30_000

type Records = { kind: 'transaction' | 'message'; hash: Hex; owners: readonly Address[] }
type Outcome = { state: DeliveryState; reason?: string | null; attempts?: number; nextAt?: number }

/** What a hosted service has been told of one chain, and what it has yet to be told. */
export class Deliveries {
  /** Is called when something new waits. */
  onWaiting: () => void = () => undefined

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
  ) {}

  /** Together with the records themselves: what is acknowledged here is never forgotten there. */
  async note({ kind, hash, owners }: Records, source: Source, store: Kysely<Tables> = this.store) {
    if (source === 'here' && kind === 'transaction') await this.forget('deletion', hash, store)
    for (const owner of owners) {
      await this.insert({ kind, hash, owner, state: source === 'here' ? 'waiting' : 'theirs' }, store)
      // What was refused is tried once more when somebody sends it again.
      if (source === 'here') await this.change({ kind, hash, owner }, 'refused', { state: 'waiting' }, store)
    }
    if (source === 'here') this.onWaiting()
    else await this.noteTaken({ kind, hash, owners }, store)
  }

  /** The service has them, whoever told it. */
  async noteTaken({ kind, hash, owners }: Records, store: Kysely<Tables> = this.store) {
    for (const owner of owners) {
      await this.insert({ kind, hash, owner, state: 'taken' }, store)
      for (const before of ['waiting', 'refused'] as const) {
        await this.change({ kind, hash, owner }, before, { state: 'taken' }, store)
      }
    }
  }

  /** The proposal is gone here, and the proposer's signature is to have it gone there. */
  async noteDeletion(hash: Hex, proposer: Address, signature: Hex, store: Transaction<Tables>) {
    await this.forget('transaction', hash, store)
    await this.forget('deletion', hash, store)
    await this.insert({ kind: 'deletion', hash, owner: proposer, state: 'waiting', signature }, store)
    this.onWaiting()
  }

  /** Whether it was deleted here, and the service does not know that, or what it said may be of before it did. */
  async isDeleted(hash: Hex, store: Kysely<Tables> = this.store) {
    const [deletion] = await this.of('deletion', hash, store)
    return deletion !== undefined && (deletion.state !== 'taken' || deletion.changedAt > Date.now() - longestReading)
  }

  /** The oldest first. */
  async of(kind: DeliveryKind, hash: Hex, store: Kysely<Tables> = this.store): Promise<Delivery[]> {
    const rows = await store
      .selectFrom('deliveries')
      .selectAll()
      .where('chain_id', '=', this.chainId)
      .where('kind', '=', kind)
      .where('hash', '=', hash)
      .orderBy('rowid')
      .execute()
    return rows.map(readRow)
  }

  /** What waits and may be tried now, the oldest first. */
  async listDue(limit: number): Promise<Delivery[]> {
    const rows = await this.store
      .selectFrom('deliveries')
      .selectAll()
      .where('chain_id', '=', this.chainId)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', Date.now())
      .orderBy('rowid')
      .limit(limit)
      .execute()
    return rows.map(readRow)
  }

  async count(): Promise<Record<DeliveryState, number>> {
    const rows = await this.store
      .selectFrom('deliveries')
      .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
      .where('chain_id', '=', this.chainId)
      .groupBy('state')
      .execute()
    const counted = Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)]))
    return { waiting: 0, taken: 0, refused: 0, theirs: 0, ...counted }
  }

  /** What became of it, unless it is no longer to be sent. */
  settle(delivery: Delivery, outcome: Outcome) {
    return this.change(delivery, 'waiting', outcome, this.store)
  }

  async forget(kind: DeliveryKind, hash: Hex, store: Kysely<Tables> = this.store) {
    await store
      .deleteFrom('deliveries')
      .where('chain_id', '=', this.chainId)
      .where('kind', '=', kind)
      .where('hash', '=', hash)
      .execute()
  }

  private async change(
    { kind, hash, owner }: Pick<Delivery, 'kind' | 'hash' | 'owner'>,
    before: DeliveryState,
    { state, reason = null, attempts = 0, nextAt = 0 }: Outcome,
    store: Kysely<Tables>,
  ) {
    await store
      .updateTable('deliveries')
      .set({ state, reason, attempts, next_at: nextAt, changed_at: Date.now() })
      .where('chain_id', '=', this.chainId)
      .where('kind', '=', kind)
      .where('hash', '=', hash)
      .where('owner', '=', owner)
      .where('state', '=', before)
      .execute()
  }

  private async insert(
    { signature = null, ...row }: Pick<Delivery, 'kind' | 'hash' | 'owner' | 'state'> & { signature?: Hex | null },
    store: Kysely<Tables>,
  ) {
    await store
      .insertInto('deliveries')
      .values({
        ...{ chain_id: this.chainId, ...row, signature, reason: null },
        ...{ attempts: 0, next_at: 0, changed_at: Date.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function readRow(row: Selectable<Tables['deliveries']>): Delivery {
  const { kind, hash, owner, state, reason, signature, attempts, changed_at } = row
  return { kind, hash, owner, state, reason, signature, attempts, changedAt: changed_at }
}
