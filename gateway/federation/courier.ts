import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hex } from 'viem'
import { reasonOf } from '../chain/reasonOf'
import type { ChainService } from '../chainService'
import type { Tell } from '../events'
import type { Deliveries, Delivery } from '../store/deliveries'
import type { Proposal } from '../store/proposals'
import { StoreError } from '../store/storeError'
import { type HostedService, RefusedError } from './hostedService'
import type { Standing } from './standing'

const atOnce = 20
const lookEvery = 1_000
const longestPause = 60_000
const usualPause = 1_000

type Result = 'taken' | 'gone'

/** Tells a hosted service what was kept here, until it takes or refuses it. One process of several does, the one that reads the chain. */
export class Courier {
  private readonly stopping = new AbortController()
  private waking = new AbortController()
  private loop: Promise<void> | undefined
  private failures = 0
  private readonly firstPause: number

  constructor(
    private readonly chain: ChainService,
    private readonly deliveries: Deliveries,
    private readonly service: HostedService,
    private readonly standing: Standing,
    private readonly tell: Tell,
    firstPause = usualPause,
  ) {
    this.firstPause = firstPause
  }

  start() {
    this.deliveries.onWaiting = () => this.waking.abort()
    this.loop = this.run()
  }

  async stop() {
    this.stopping.abort()
    this.waking.abort()
    await this.loop
  }

  private async run() {
    const { signal } = this.stopping
    while (!signal.aborted) {
      this.waking = new AbortController()
      const isMine = this.chain.watched?.isReader ?? true
      // Without the database there is nothing to be sent, and health says so.
      if (isMine) await this.send().catch(() => undefined)
      if (signal.aborted) return
      // While the service is away nothing that is new wakes anybody.
      const wake = this.failures > 0 ? signal : AbortSignal.any([signal, this.waking.signal])
      const pause = this.failures > 0 ? this.pauseAfter(this.failures) : lookEvery
      await sleep(pause, undefined, { signal: wake, ref: false }).catch(() => undefined)
    }
  }

  private pauseAfter(failures: number) {
    return Math.min(this.firstPause * 2 ** Math.min(failures - 1, 20), longestPause)
  }

  private async send() {
    for (;;) {
      const due = await this.deliveries.listDue(atOnce)
      for (const delivery of due) {
        if (this.stopping.signal.aborted) return
        if (!(await this.deliver(delivery))) return
      }
      if (due.length === 0) return
    }
  }

  /** Answers whether to go on with the next one. */
  private async deliver({ kind, hash }: Delivery): Promise<boolean> {
    // In the order in which they came, though others of it may have been tried before: who is told of first is the proposer.
    const delivery = (await this.deliveries.of(kind, hash)).find(({ state }) => state === 'waiting')
    if (!delivery) return true
    const { owner } = delivery
    try {
      const result = await this.act(delivery)
      if (result === 'gone') await this.deliveries.forget(kind, hash)
      else await this.deliveries.settle(delivery, { state: 'taken' })
    } catch (error) {
      if (error instanceof StoreError || this.stopping.signal.aborted) return false
      const reason = reasonOf(error)
      if (!(error instanceof RefusedError)) return this.tryLater(delivery, error)
      this.tell('warn', 'hosted service refuses', { kind, hash, owner, reason })
      await this.deliveries.settle(delivery, { state: 'refused', reason })
    }
    this.failures = 0
    this.standing.noteAnswer('deliveries')
    return true
  }

  private async tryLater(delivery: Delivery, error: unknown) {
    const attempts = delivery.attempts + 1
    this.failures += 1
    const reason = this.standing.noteProblem('deliveries', error)
    if (this.failures === 1) this.tell('warn', 'hosted service not told', { host: this.service.host, reason })
    await this.deliveries.settle(delivery, {
      ...{ state: 'waiting', attempts, nextAt: Date.now() + this.pauseAfter(attempts) },
    })
    return false
  }

  private async act(delivery: Delivery): Promise<Result> {
    await this.chain.index.sync()
    if (delivery.kind === 'transaction') return this.propose(delivery)
    if (delivery.kind === 'message') return this.sign(delivery)
    // What it never heard of is as good as deleted.
    if (!(await this.service.readTransaction(delivery.hash))) return 'taken'
    await this.service.tell(`transactions/${delivery.hash}`, { signature: delivery.signature }, 'DELETE')
    return 'taken'
  }

  /** An owner's confirmation is told with all that it confirms: whoever has the proposal already takes the confirmation. */
  private async propose({ hash, owner }: Delivery): Promise<Result> {
    const { proposals, safes, index } = this.chain
    const proposal = await proposals.find(hash)
    if (!proposal || index.current.executionsByHash.has(hash)) return 'gone'
    if (proposal.fields.nonce < (await safes.read(proposal.safe)).nonce) return 'gone'
    const confirmation = (await proposals.confirmationsOf(hash)).find((given) => given.owner === owner)
    const body = describeProposal(proposal, owner, confirmation?.signature ?? null)
    return this.tellUnlessKnown(
      () => this.service.tell(`transactions/${proposal.safe}/propose`, body),
      () => this.service.readTransaction(hash),
      owner,
    )
  }

  private async sign({ hash, owner }: Delivery): Promise<Result> {
    const { messages } = this.chain
    const message = await messages.find(hash)
    const given = (await messages.signaturesOf(hash)).find((own) => own.owner === owner)
    if (!message || !given) return 'gone'
    const { signature } = given
    const isThere = (await this.service.readMessage(hash)) !== undefined
    const { message: text, safeAppId, origin } = message
    const first = { message: text, safeAppId, origin: origin && JSON.stringify(origin), signature }
    return this.tellUnlessKnown(
      () =>
        isThere
          ? this.service.tell(`messages/${hash}/signatures`, { signature })
          : this.service.tell(`safes/${message.safe}/messages`, first),
      () => this.service.readMessage(hash),
      owner,
    )
  }

  /** It refuses what it has already, which an answer that got lost does not tell. */
  private async tellUnlessKnown(tell: () => Promise<void>, read: () => Promise<Known | undefined>, owner: Address) {
    try {
      await tell()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const known = await read()
      if (!known?.confirmations.some((given) => given.owner === owner)) throw error
    }
    return 'taken' as const
  }
}

type Known = { confirmations: { owner: Address }[] }

function describeProposal({ fields, safeTxHash, origin }: Proposal, sender: Address, signature: Hex | null) {
  const { to, data, operation, gasToken, refundReceiver } = fields
  const { value, nonce, safeTxGas, baseGas, gasPrice } = fields
  return {
    ...{ to, data, operation, gasToken, refundReceiver, value: String(value), nonce: String(nonce) },
    ...{ safeTxGas: String(safeTxGas), baseGas: String(baseGas), gasPrice: String(gasPrice) },
    ...{ safeTxHash, sender, signature, origin: origin && JSON.stringify(origin) },
  }
}
