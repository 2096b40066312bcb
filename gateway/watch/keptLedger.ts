import type { Address } from 'viem'
import { createLedger, type Ledger } from '../chain/ledger'
import { applyEntries, applySilent, buildLedger, type LedgerSource } from './buildLedger'
import type { Range, WatchedSafe } from './logQueries'
import type { Progress } from './progress'
import type { Entry } from './readEntries'

const rebuildEvery = 10_000

/** The ledger of what was read: what comes next is entered, and whatever does not has it built anew. */
export class KeptLedger {
  current: Ledger = createLedger()
  /** Up to which block each Safe is known to the ledger, and the last block with a transaction. */
  private known = new Map<Address, number>()
  private lastApplied = -1
  private isStale = true
  /** Something was entered by half. */
  private isBroken = true
  private builtAt = 0
  /** Grows with the ledger. */
  changes = 0

  constructor(
    private readonly source: LedgerSource,
    private readonly progress: Progress,
    private readonly startBlock: number,
  ) {}

  knownTo(safe: Address) {
    return Math.max(0, this.known.get(safe) ?? this.startBlock - 1)
  }

  async enter(entries: Entry[], safes: WatchedSafe[], range: Range) {
    // What old Safes did without telling is asked of the traces for all of them at once.
    const isWhole = safes.length === this.progress.safes.size || !safes.some(({ isOld }) => isOld)
    const isNext = isWhole && entries.every(({ block }) => block > this.lastApplied)
    if (this.isBroken || !isNext) {
      this.isStale = true
      return
    }
    this.isBroken = true
    await applyEntries(this.source, this.current, entries)
    if (safes.some(({ isOld }) => isOld)) await applySilent(this.source, this.current, range)
    this.lastApplied = entries.at(-1)?.block ?? this.lastApplied
    this.isBroken = false
    if (this.isStale) this.tellKnownOf(safes, range)
    else this.tellKnown()
  }

  /** What another process has read since the Safes were as they were before. */
  async enterOthers(before: ReadonlyMap<Address, WatchedSafe>, entries: Entry[]) {
    if (this.isStale) return
    const moved = [...this.progress.safes.values()].filter(({ address, next }) => before.get(address)?.next !== next)
    if (entries.length === 0 && !moved.some(({ isOld }) => isOld)) return this.tellKnown()
    const [from, ...otherStarts] = new Set(moved.map(({ address }) => before.get(address)?.next))
    const [end, ...otherEnds] = new Set(moved.map(({ next }) => next))
    const isOneRange = otherStarts.length === 0 && otherEnds.length === 0
    if (isOneRange && from !== undefined && end !== undefined && from < end) {
      await this.enter(entries, moved, { from, to: end - 1 })
    } else this.isStale = true
  }

  async rebuild() {
    this.isStale = true
    this.isBroken = true
    const entries = [...this.progress.entries.values()]
    const to = Math.max(this.startBlock, ...[...this.progress.safes.values()].map(({ next }) => next - 1))
    this.current = await buildLedger(this.source, entries, { from: this.startBlock, to })
    this.lastApplied = Math.max(-1, ...entries.map(({ block }) => block))
    this.isStale = false
    this.isBroken = false
    this.builtAt = Date.now()
    this.tellKnown()
  }

  /** While there is more to read it is built anew now and then, for that takes longer with every entry. */
  async rebuildIfStale(isBehind: boolean) {
    if (this.isStale && (!isBehind || Date.now() - this.builtAt > rebuildEvery)) await this.rebuild()
  }

  /** While others lack something: of these the ledger had all that came before. */
  private tellKnownOf(safes: readonly WatchedSafe[], { from, to }: Range) {
    for (const { address } of safes) if (this.known.get(address) === from - 1) this.known.set(address, to)
    this.changes += 1
  }

  tellKnown() {
    this.known = new Map([...this.progress.safes.values()].map(({ address, next }) => [address, next - 1]))
    this.changes += 1
  }
}
