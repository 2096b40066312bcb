import type { Address } from 'viem'
import type { BlockMark, GatewayClient } from '../chain/client'
import { safeAbi } from '../chain/events'
import { createLedger, type Ledger } from '../chain/ledger'
import type { SafeIndex } from '../chain/safeIndex'
import type { Tell } from '../events'
import { dataFailure, Failure, notFound } from '../http/failure'
import type { Store } from '../store/database'
import { applyEntries, applySilent, buildLedger, type LedgerSource } from './buildLedger'
import { Follower } from './follower'
import { LateNodeError, type Range, readHeader, readLogs, type WatchedSafe } from './logQueries'
import { nextGroup } from './nextGroup'
import { isTooOften, RangeLength } from './pace'
import { Progress } from './progress'
import { ChangedMeanwhileError, type Entry, readEntries } from './readEntries'
import { areOnChain, findReplaced } from './replaced'
import type { WatchOptions } from './watchOptions'

type Watched = {
  client: GatewayClient
  chainId: number
  store: Store
  options: WatchOptions
  tell: Tell
}

const rebuildEvery = 10_000

/**
 * What the chain's logs say of the Safes that are watched. Only what speaks of them is asked for, in ranges, and kept in
 * the store: after a stop it goes on where it was. Blocks that the chain replaces are read again.
 */
export class WatchedIndex implements SafeIndex {
  private readonly progress: Progress
  private readonly length = new RangeLength()
  private ledger: Ledger = createLedger()
  /** What the ledger holds: up to which block each Safe is known, and the last block with a transaction. */
  private known = new Map<Address, number>()
  private lastApplied = -1
  private isStale = true
  private builtAt = 0
  private changes = 0
  private head: BlockMark | undefined
  private readonly traced: Entry[] = []
  private readonly source: LedgerSource
  readonly follower: Follower
  epoch = 0

  constructor(private readonly watched: Watched) {
    const { client, store, chainId, options, tell } = watched
    this.source = { client, chainId, onTraced: (entry) => this.traced.push(entry) }
    this.progress = new Progress(store, chainId, options.finalityDepth)
    this.follower = new Follower(
      () => this.advance(),
      options.pollSeconds,
      (reason) => tell('warn', 'chain not read', { chainId, reason }),
    )
  }

  get tip(): BlockMark {
    if (!this.head) throw dataFailure(503, 'The chain has not been read yet')
    return this.head
  }

  get hasTip() {
    return this.head !== undefined
  }

  get current() {
    return this.ledger
  }

  get stamp() {
    return `${this.tip.hash} ${this.changes}`
  }

  get safes() {
    return [...this.progress.safes.values()]
  }

  /** Watched, and read to the end, but nothing says that they were created. */
  get withoutCreation() {
    const head = Number(this.head?.number ?? 0)
    return this.safes.filter(({ address, isOld, next }) => isOld && next > head && !this.findSafe(address))
  }

  findSafe(address: Address) {
    return this.ledger.safes.get(address)
  }

  knownTo(safe?: Address): number {
    if (safe) return Math.max(0, this.known.get(safe) ?? this.watched.options.startBlock - 1)
    return Math.min(Number(this.tip.number), ...this.safes.map(({ address }) => this.knownTo(address)))
  }

  async start() {
    await this.progress.load()
    await this.rebuild()
    // The start block may be another one than when nothing told how they were created.
    const again = this.withoutCreation.map(({ address }) => address)
    const added = this.watched.options.safes.filter((address) => !this.progress.safes.has(address))
    for (const address of [...again, ...added]) await this.watch(address)
    this.tellKnown()
    this.follower.start()
    await this.follower.look()
  }

  async open(address: Address) {
    const record = this.findSafe(address)
    if (record) return record
    if (!this.progress.safes.has(address)) await this.watchOpened(address)
    const isUnexplained = this.withoutCreation.some((safe) => safe.address === address)
    const message = isUnexplained
      ? `Nothing tells how the Safe ${address} was created, from block ${this.watched.options.startBlock} on`
      : `The history of the Safe ${address} is being read: known to block ${this.knownTo(address)} of ${this.tip.number}`
    throw new Failure(503, { code: 503, message }, { 'Retry-After': '5' })
  }

  sync() {
    return this.follower.look()
  }

  /** One step towards the newest block; answers whether there is more to read. */
  private async advance(): Promise<boolean> {
    const found = await readHeader(this.watched.client, 'latest')
    if (!found) throw dataFailure(503, 'The chain has no blocks')
    const head = found.mark
    await this.leaveReplaced(head)
    const group = this.nextGroup(Number(head.number))
    if (group) await this.readGroup(group.safes, group.range)
    this.head = head
    const isBehind = this.nextGroup(Number(head.number)) !== undefined
    if (this.isStale && (!isBehind || Date.now() - this.builtAt > rebuildEvery)) await this.rebuild()
    if (this.traced.length > 0) await this.progress.saveCalls(this.traced.splice(0))
    return isBehind || (await this.seekOldCreations(Number(head.number)))
  }

  private async watchOpened(address: Address) {
    if (this.progress.safes.size >= this.watched.options.mostSafes) {
      throw notFound(`This gateway watches ${this.progress.safes.size} Safes, and ${address} is none of them`)
    }
    const call = { address, abi: safeAbi, blockNumber: this.tip.number } as const
    const threshold = await this.watched.client.readContract({ ...call, functionName: 'getThreshold' }).catch(() => 0n)
    if (threshold === 0n) throw notFound(`There is no Safe at ${address} on chain ${this.watched.chainId}`)
    await this.watch(address)
  }

  private watch(address: Address) {
    return this.progress.watch({ address, next: this.watched.options.startBlock, isOld: false })
  }

  private nextGroup(head: number) {
    const { finalityDepth } = this.watched.options
    return nextGroup(this.safes, { head, finalityDepth, blocks: this.length.blocks })
  }

  private async readGroup(safes: WatchedSafe[], range: Range) {
    const found = await this.readPaced(safes, range)
    if (!found) return
    const { client } = this.watched
    const entries = await readEntries(client, found.logs)
    const before = this.progress.marks.at(-1)
    const marks = before ? [before, found.end.mark] : [found.end.mark]
    if (!(await areOnChain(client, marks))) throw new ChangedMeanwhileError('The chain changed while it was read')
    const isNewest = !before || found.end.mark.number > before.number
    const read = safes.map((safe) => ({ ...safe, next: range.to + 1 }))
    await this.progress.save({ entries, safes: read, mark: isNewest ? found.end.mark : undefined })
    await this.enter(entries, read, range)
  }

  private async readPaced(safes: WatchedSafe[], range: Range) {
    try {
      const found = await readLogs(this.watched.client, safes, range)
      this.length.answered()
      return found
    } catch (error) {
      if (error instanceof LateNodeError || isTooOften(error) || !this.length.refused()) throw error
      return undefined
    }
  }

  private async enter(entries: Entry[], safes: WatchedSafe[], range: Range) {
    // What old Safes did without telling is asked of the traces for all of them at once.
    const isWhole = safes.length === this.progress.safes.size || !safes.some(({ isOld }) => isOld)
    const isNext = isWhole && entries.every(({ block }) => block > this.lastApplied)
    if (this.isStale || !isNext) {
      this.isStale = true
      return
    }
    // Half entered, it would not do.
    this.isStale = true
    await applyEntries(this.source, this.ledger, entries)
    if (safes.some(({ isOld }) => isOld)) await applySilent(this.source, this.ledger, range)
    this.lastApplied = entries.at(-1)?.block ?? this.lastApplied
    this.isStale = false
    this.tellKnown()
  }

  private async rebuild() {
    const { startBlock } = this.watched.options
    const entries = [...this.progress.entries.values()]
    const to = Math.max(startBlock, ...this.safes.map(({ next }) => next - 1))
    const ledger = await buildLedger(this.source, entries, { from: startBlock, to })
    this.ledger = ledger
    this.lastApplied = Math.max(-1, ...entries.map(({ block }) => block))
    this.isStale = false
    this.builtAt = Date.now()
    this.tellKnown()
  }

  private tellKnown() {
    this.known = new Map(this.safes.map(({ address, next }) => [address, next - 1]))
    this.changes += 1
  }

  /** Who has been read to the end without telling of a setup may come from a factory of old: it is read once more. */
  private async seekOldCreations(head: number) {
    const unexplained = this.safes.filter(
      ({ address, next, isOld }) => !isOld && next > head && !this.findSafe(address),
    )
    for (const { address } of unexplained) {
      await this.progress.watch({ address, next: this.watched.options.startBlock, isOld: true })
    }
    if (unexplained.length > 0) this.tellKnown()
    return unexplained.length > 0
  }

  /** Forgets what was read of blocks that are on the chain no more. */
  private async leaveReplaced(head: BlockMark) {
    const { client, chainId, tell, options } = this.watched
    const found = await findReplaced(client, this.progress.marks, head)
    if (!found) return
    const kept = found.kept ? Number(found.kept.number) : options.startBlock - 1
    tell('warn', 'blocks replaced', { chainId, from: kept + 1, to: Number(found.last.number) })
    await this.progress.forgetAbove(kept)
    this.epoch += 1
    await this.rebuild()
  }
}
