import type { Address } from 'viem'
import type { BlockMark } from '../chain/client'
import type { SafeIndex } from '../chain/safeIndex'
import type { Tell } from '../events'
import { dataFailure, notFound } from '../http/failure'
import type { Store } from '../store/database'
import { agreeOnHead, agreeOnLogs } from './agreement'
import { Follower } from './follower'
import { KeptLedger } from './keptLedger'
import type { Range, WatchedSafe } from './logQueries'
import { nextGroup } from './nextGroup'
import type { Nodes } from './nodes'
import { assertSafe, notReadYet } from './opened'
import { Progress } from './progress'
import { ChangedMeanwhileError, type Entry, readEntries } from './readEntries'
import { areOnChain, findReplaced } from './replaced'
import { Turn } from './turn'
import type { WatchOptions } from './watchOptions'

type Watched = {
  nodes: Nodes
  chainId: number
  store: Store
  options: WatchOptions
  tell: Tell
}

/** Who fails so often in a row lets another process try. */
const mostFailures = 4
/** Whoever opens a Safe waits for its history when it is no longer than so many ranges, and no longer than so (ms). */
const shortHistory = { ranges: 4, patience: 3_000 }

/**
 * What the chain's logs say of the Safes that are watched. Only what speaks of them is asked for, in ranges, and kept in
 * the store: after a stop it goes on where it was. Blocks that the chain replaces are read again.
 */
export class WatchedIndex implements SafeIndex {
  private readonly turn: Turn
  private readonly progress: Progress
  private readonly ledger: KeptLedger
  private isNewReader = false
  private head: BlockMark | undefined
  private readonly traced: Entry[] = []
  readonly follower: Follower
  epoch = 0

  constructor(private readonly watched: Watched) {
    const { nodes, store, chainId, options, tell } = watched
    this.turn = new Turn(store, chainId, (isMine) => {
      this.isNewReader = isMine
      if (store.isShared) tell('info', isMine ? 'reads the chain' : 'another process reads the chain', { chainId })
    })
    this.progress = new Progress(store, chainId, options.finalityDepth, this.turn)
    const source = { client: nodes.client, chainId, onTraced: (entry: Entry) => this.traced.push(entry) }
    this.ledger = new KeptLedger(source, this.progress, options.startBlock)
    this.follower = new Follower(
      () => this.advance(),
      options.pollSeconds,
      (reason, failures) => {
        tell('warn', 'chain not read', { chainId, reason })
        if (store.isShared && failures >= mostFailures) this.turn.release().catch(() => undefined)
      },
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
    return this.ledger.current
  }

  get stamp() {
    return `${this.tip.hash} ${this.ledger.changes}`
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
    return this.ledger.current.safes.get(address)
  }

  knownTo(safe?: Address): number {
    // Blocks are entered a moment before the newest of them is the tip.
    const asked = safe ? [safe] : this.safes.map(({ address }) => address)
    return Math.min(Number(this.tip.number), ...asked.map((address) => this.ledger.knownTo(address)))
  }

  async start() {
    await this.progress.refresh()
    await this.ledger.rebuild()
    const added = this.watched.options.safes.filter((address) => !this.progress.safes.has(address))
    for (const address of added) await this.watch(address)
    this.ledger.tellKnown()
    this.follower.start()
    await this.follower.turn()
  }

  async stop() {
    await this.follower.stop()
    // Without the database nobody is told, and whoever waits finds out in a few seconds.
    await this.turn.release().catch(() => undefined)
  }

  /** Whether this process reads the chain: of several that share a database one does, and the others what it has found. */
  get isReader() {
    return this.turn.isMine
  }

  async open(address: Address) {
    if (!this.findSafe(address)) await this.openUnknown(address)
    const record = this.findSafe(address)
    if (record) return record
    const unexplainedFrom = this.isUnexplained(address) ? this.watched.options.startBlock : undefined
    throw notReadYet(address, { known: this.knownTo(address), newest: this.tip.number, unexplainedFrom })
  }

  sync() {
    return this.follower.look()
  }

  /** One step towards the newest block; answers whether there is more to read. */
  private async advance(): Promise<boolean> {
    const { nodes, options } = this.watched
    const head = await agreeOnHead(nodes, options.finalityDepth)
    if (!head) throw dataFailure(503, 'The chain has no blocks')
    await this.turn.seek()
    await this.takeOver()
    const isBehind = this.turn.isMine ? await this.readOn(head) : this.nextGroup(Number(head.number)) !== undefined
    this.head = head
    await this.ledger.rebuildIfStale(isBehind)
    if (!this.turn.isMine) return false
    if (this.traced.length > 0) await this.progress.saveCalls(this.traced.splice(0))
    return isBehind || (await this.seekOldCreations(Number(head.number)))
  }

  /** What other processes have read, or want to be read. */
  private async takeOver() {
    const before = new Map(this.progress.safes)
    const changes = await this.progress.refresh()
    if (changes?.isAnew) {
      this.epoch += 1
      await this.ledger.rebuild()
    } else if (changes) await this.ledger.enterOthers(before, changes.entries)
    if (!this.isNewReader) return
    await this.ledger.rebuildIfStale(false)
    // The start block may be another one than when nothing told how they were created.
    await this.readAgain(this.withoutCreation, { isOld: false })
    this.isNewReader = false
  }

  private async readOn(head: BlockMark) {
    await this.leaveReplaced(head)
    // Whoever follows the chain does not wait for those that somebody has opened.
    const ahead = this.nextGroup(Number(head.number), 'first')
    if (ahead) await this.readGroup(ahead)
    const behind = ahead && this.nextGroup(Number(head.number))
    if (behind && behind.range.from < ahead.range.from) await this.readGroup(behind)
    return this.nextGroup(Number(head.number)) !== undefined
  }

  private async openUnknown(address: Address) {
    if (!this.progress.safes.has(address)) await this.watchOpened(address)
    if (Number(this.tip.number) - this.knownTo(address) > shortHistory.ranges * this.blocksAtOnce) return
    const isTold = () => this.findSafe(address) !== undefined || this.isUnexplained(address)
    await this.follower.lookUntil(isTold, shortHistory.patience)
  }

  private isUnexplained(address: Address) {
    return this.withoutCreation.some((safe) => safe.address === address)
  }

  private async watchOpened(address: Address) {
    if (this.progress.safes.size >= this.watched.options.mostSafes) {
      throw notFound(`This gateway watches ${this.progress.safes.size} Safes, and ${address} is none of them`)
    }
    await assertSafe(this.watched.nodes.client, this.watched.chainId, address, this.tip.number)
    await this.watch(address)
  }

  private watch(address: Address) {
    return this.progress.watch({ address, next: this.watched.options.startBlock, isOld: false })
  }

  private nextGroup(head: number, who?: 'last' | 'first') {
    const { finalityDepth } = this.watched.options
    return nextGroup(this.safes, { head, finalityDepth, blocks: this.blocksAtOnce }, who)
  }

  /** As many as the most reluctant node gives at once: what was read is then kept often. */
  private get blocksAtOnce() {
    return Math.min(...this.watched.nodes.asked.map(({ length }) => length.blocks))
  }

  private async readGroup({ safes, range }: { safes: WatchedSafe[]; range: Range }) {
    const { nodes, tell } = this.watched
    const found = await agreeOnLogs(nodes, safes, range, tell)
    const entries = await readEntries(nodes.client, found.logs)
    const before = this.progress.marks.at(-1)
    const marks = before ? [before, found.end.mark] : [found.end.mark]
    if (!(await areOnChain(nodes.client, marks))) throw new ChangedMeanwhileError('The chain changed while it was read')
    const isNewest = !before || found.end.mark.number > before.number
    const read = safes.map((safe) => ({ ...safe, next: range.to + 1 }))
    await this.progress.save({ entries, safes: read, mark: isNewest ? found.end.mark : undefined })
    await this.ledger.enter(entries, read, range)
  }

  /** Who has been read to the end without telling of a setup may come from a factory of old: it is read once more. */
  private async seekOldCreations(head: number) {
    const unexplained = this.safes.filter(
      ({ address, next, isOld }) => !isOld && next > head && !this.findSafe(address),
    )
    await this.readAgain(unexplained, { isOld: true })
    return unexplained.length > 0
  }

  private async readAgain(safes: WatchedSafe[], { isOld }: { isOld: boolean }) {
    if (safes.length === 0) return
    const again = safes.map(({ address }) => ({ address, next: this.watched.options.startBlock, isOld }))
    await this.progress.save({ entries: [], safes: again, mark: undefined })
    this.ledger.tellKnown()
  }

  /** Forgets what was read of blocks that are on the chain no more. */
  private async leaveReplaced(head: BlockMark) {
    const { nodes, chainId, tell, options } = this.watched
    const found = await findReplaced(nodes.client, this.progress.marks, head)
    if (!found) return
    const kept = found.kept ? Number(found.kept.number) : options.startBlock - 1
    tell('warn', 'blocks replaced', { chainId, from: kept + 1, to: Number(found.last.number) })
    await this.progress.forgetAbove(kept)
    this.epoch += 1
    await this.ledger.rebuild()
  }
}
