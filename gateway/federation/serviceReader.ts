import type { Address, Hex } from 'viem'
import type { ChainService } from '../chainService'
import { longestReading } from '../store/deliveries'
import type { Difference, NotTaken, Records } from './federated'
import type { HostedService, Listed, Told, ToldMessage } from './hostedService'
import { takeMessage } from './takeMessage'
import { takeTransaction } from './takeTransaction'

const mostDetails = 100
const atOnce = 4
const mostRemembered = 5_000
const mostNotTaken = 20

/** What the service said of a transaction or message the last time. */
export type Said = { at: number; isThere: boolean; differences: Difference[] }

/** Asks a hosted service what it knows, takes over what holds, and remembers what does not. */
export class ServiceReader {
  private readonly said = new Map<Hex, Said>()
  private readonly notTaken = new Map<string, NotTaken[]>()

  constructor(
    private readonly chain: ChainService,
    private readonly service: HostedService,
  ) {}

  saidOf(hash: Hex) {
    return this.said.get(hash)
  }

  listNotTaken(kind: Records, safe: Address): readonly NotTaken[] {
    return this.notTaken.get(`${kind} ${safe}`) ?? []
  }

  countNotTaken() {
    return [...this.notTaken.values()].reduce((sum, list) => sum + list.length, 0)
  }

  async readTransaction(hash: Hex) {
    const at = Date.now()
    const told = await this.service.readTransaction(hash)
    if (told && (await this.isDeleted(hash))) return
    const differences = told ? await takeTransaction(this.chain, hash, told) : []
    this.remember(hash, { at, isThere: told !== undefined, differences })
    if (told) await this.tellRest('transaction', hash)
  }

  async readMessage(hash: Hex) {
    const at = Date.now()
    const stored = await this.chain.messages.find(hash)
    if (!stored) return
    const told = await this.service.readMessage(hash)
    const differences = told ? await takeMessage(this.chain, stored.safe, { ...told, messageHash: hash }) : []
    this.remember(hash, { at, isThere: told !== undefined, differences })
    if (told) await this.tellRest('message', hash)
  }

  async readQueue(safe: Address) {
    const at = Date.now()
    const told = await this.service.listQueue(safe)
    const listed = new Map(told.entries.map((entry) => [entry.hash, entry]))
    const changed: Hex[] = []
    for (const entry of listed.values()) if (await this.isChanged(entry, at)) changed.push(entry.hash)
    const isRead = await this.readChanged(changed, at)
    const { nonce } = await this.chain.safes.read(safe)
    const window = { trustedOnly: true, limit: 1_000, offset: 0 }
    const own = (await this.chain.proposals.listQueued(safe, nonce, window)).map(({ safeTxHash }) => safeTxHash)
    if (told.isWhole) await this.noteAbsent('transaction', own, listed, at)
    this.keepNotTaken(
      'transaction',
      safe,
      { ...told, isWhole: told.isWhole && isRead },
      [...listed.keys()],
      new Set(own),
    )
  }

  async readMessages(safe: Address) {
    const at = Date.now()
    const told = await this.service.listMessages(safe)
    const listed = new Map(told.entries.map((entry) => [entry.messageHash, entry]))
    for (const entry of listed.values()) await this.readListedMessage(safe, entry, at)
    const own = (await this.chain.messages.list(safe, 1_000, 0)).map(({ messageHash }) => messageHash)
    if (told.isWhole) await this.noteAbsent('message', own, listed, at)
    this.keepNotTaken('message', safe, told, [...listed.keys()], new Set(own))
  }

  private async readListedMessage(safe: Address, entry: ToldMessage, at: number) {
    const differences = await takeMessage(this.chain, safe, entry)
    this.remember(entry.messageHash, { at, isThere: true, differences })
    await this.tellRest('message', entry.messageHash)
  }

  /** A row of the list has no signatures: they are asked for when it counts others than are known to be there. */
  private async isChanged({ hash, confirmations }: Listed, at: number) {
    if (await this.isDeleted(hash)) return false
    const told = (await this.chain.deliveries?.of('transaction', hash)) ?? []
    const known = told.filter(({ state }) => state === 'taken' || state === 'theirs')
    if (known.length !== confirmations || !(await this.chain.proposals.find(hash))) return true
    this.remember(hash, { at, isThere: true, differences: this.said.get(hash)?.differences ?? [] })
    return false
  }

  /** Answers whether that was all: so many details are asked for, and so long. */
  private async readChanged(changed: readonly Hex[], since: number) {
    for (let start = 0; start < changed.length; start += atOnce) {
      if (start >= mostDetails || Date.now() > since + longestReading) return false
      await Promise.all(changed.slice(start, start + atOnce).map((hash) => this.readTransaction(hash)))
    }
    return true
  }

  private async isDeleted(hash: Hex) {
    return (await this.chain.deliveries?.isDeleted(hash)) ?? false
  }

  private async noteAbsent(kind: Records, own: readonly Hex[], listed: ReadonlyMap<Hex, unknown>, at: number) {
    for (const hash of own.filter((each) => !listed.has(each))) {
      this.remember(hash, { at, isThere: false, differences: [] })
      await this.tellRest(kind, hash)
    }
  }

  /** What was kept before there was a service to be told of it. */
  private async tellRest(kind: Records, hash: Hex) {
    const { proposals, messages, deliveries } = this.chain
    const told = new Set((await deliveries?.of(kind, hash))?.map(({ owner }) => owner))
    const kept = await (kind === 'transaction' ? proposals.confirmationsOf(hash) : messages.signaturesOf(hash))
    const owners = kept.map(({ owner }) => owner).filter((owner) => !told.has(owner))
    if (owners.length > 0) await deliveries?.note({ kind, hash, owners }, 'here')
  }

  private keepNotTaken(
    kind: Records,
    safe: Address,
    told: Pick<Told<unknown>, 'isWhole' | 'unreadable'>,
    listed: readonly Hex[],
    own: ReadonlySet<Hex>,
  ) {
    const list: NotTaken[] = listed
      .filter((hash) => !own.has(hash))
      .flatMap((hash) => this.said.get(hash)?.differences.map(({ text }) => ({ hash, text: text ?? '' })) ?? [])
    if (told.unreadable > 0) list.push({ hash: null, text: `${told.unreadable} of its entries cannot be read` })
    if (!told.isWhole) list.push({ hash: null, text: 'it lists more than is read' })
    const name = `${kind} ${safe}`
    this.notTaken.delete(name)
    if (list.length > 0) this.notTaken.set(name, list.slice(0, mostNotTaken))
    if (this.notTaken.size > mostRemembered) forgetFirst(this.notTaken)
  }

  private remember(hash: Hex, said: Said) {
    this.said.delete(hash)
    if (this.said.size >= mostRemembered) forgetFirst(this.said)
    this.said.set(hash, said)
  }
}

function forgetFirst(map: Map<string, unknown>) {
  for (const key of map.keys()) {
    map.delete(key)
    return
  }
}
