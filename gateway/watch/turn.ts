import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Store } from '../store/database'
import { StoreError } from '../store/storeError'
import type { Tables } from '../store/tables'

const beatEvery = 1_000
/** Who has shown no life for so long has its turn taken. */
const patience = 4_000
const nobody = ''

/** What was read is not kept: another process has the turn by now. */
class TurnLostError extends StoreError {
  override name = 'TurnLostError'
}

/**
 * Whose turn it is to read a chain: that of one process, of all that share the database. It shows that it lives by a beat
 * that the others watch by their own clocks. Should it only have slept, nothing that it then wants to write is kept.
 */
export class Turn {
  private readonly name = randomUUID()
  private beating: NodeJS.Timeout | undefined
  private hasHeld = false
  isMine = false
  private seen = { holder: nobody, beat: -1, at: 0 }

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
    private readonly onChange: (isMine: boolean) => void,
  ) {}

  /** How things stand: how often what was read has changed, and how often it held no more. */
  async look(store: Kysely<Tables> = this.store) {
    const row = await store.selectFrom('readers').selectAll().where('chain_id', '=', this.chainId).executeTakeFirst()
    if (row) return row
    const first = { chain_id: this.chainId, holder: nobody, beat: 0, revision: 0, epoch: 0 }
    await store
      .insertInto('readers')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return first
  }

  /** Takes the turn when nobody has it, or nobody who lives. */
  async seek() {
    if (this.isMine) return
    const { holder, beat } = await this.look()
    if (holder !== this.seen.holder || beat !== this.seen.beat) this.seen = { holder, beat, at: performance.now() }
    // A file is of one process: whoever opens it need not wait for a former one.
    const isFree = holder === nobody || !(this.store.isShared || this.hasHeld)
    if (!isFree && performance.now() - this.seen.at < patience) return
    if (!(await this.change({ holder, beat }, this.name))) return
    this.isMine = true
    this.hasHeld = true
    if (this.store.isShared) this.beating = setInterval(() => this.beat(), beatEvery).unref()
    this.onChange(true)
  }

  /** The first step of each change of what was read, whose number it answers: with it nobody else can take the turn. */
  async keep(store: Kysely<Tables>, { isAnew = false } = {}) {
    const changed = await store
      .updateTable('readers')
      .set(({ eb }) => ({
        ...{ beat: eb('beat', '+', 1), revision: eb('revision', '+', 1) },
        ...(isAnew ? { epoch: eb('epoch', '+', 1) } : {}),
      }))
      .where('chain_id', '=', this.chainId)
      .where('holder', '=', this.name)
      .returning(['revision', 'epoch'])
      .executeTakeFirst()
    if (changed) return changed
    this.lose()
    throw new TurnLostError('Another process reads this chain by now')
  }

  /** For whoever has something for the reader to do: it looks what, as the number is another one. */
  async nudge(store: Kysely<Tables>) {
    await store
      .updateTable('readers')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('chain_id', '=', this.chainId)
      .execute()
  }

  /** Lets another process go on at once. */
  async release() {
    if (!this.isMine) return
    this.lose()
    await this.change({ holder: this.name }, nobody)
  }

  private async beat() {
    // Without an answer it is not known who has the turn; the next change will tell.
    const isHeld = await this.change({ holder: this.name }, this.name).catch(() => true)
    if (!isHeld) this.lose()
  }

  private lose() {
    if (!this.isMine) return
    clearInterval(this.beating)
    this.isMine = false
    this.onChange(false)
  }

  /** Answers whether it was as thought. */
  private async change(before: { holder: string; beat?: number }, holder: string) {
    const thought = this.store
      .updateTable('readers')
      .set(({ eb }) => ({ holder, beat: eb('beat', '+', 1) }))
      .where('chain_id', '=', this.chainId)
      .where('holder', '=', before.holder)
    const { numUpdatedRows } = await (before.beat === undefined
      ? thought
      : thought.where('beat', '=', before.beat)
    ).executeTakeFirst()
    return numUpdatedRows !== 0n
  }
}
