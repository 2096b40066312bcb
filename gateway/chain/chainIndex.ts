import { type Address, type Hex, numberToHex } from 'viem'
import { dataFailure } from '../http/failure'
import { applyTransaction } from './applyTransaction'
import type { BlockMark, GatewayClient, RawBlock, RawLog } from './client'
import { eventTopics } from './events'
import { findMissingCalls, readTracedCalls } from './executionCalls'
import { createLedger, type Ledger } from './ledger'
import { type ChainTransaction, describeTransaction, type SafeRecord } from './records'
import type { SafeIndex } from './safeIndex'
import { findSilentExecutions } from './silentExecutions'

type BlockHead = { number: Hex; hash: Hex } | null
type RpcSchema = {
  head: { Method: 'eth_getBlockByNumber'; Parameters: [string, false]; ReturnType: BlockHead }
  block: { Method: 'eth_getBlockByNumber'; Parameters: [Hex, true]; ReturnType: RawBlock | null }
  logs: {
    Method: 'eth_getLogs'
    Parameters: [{ fromBlock: Hex; toBlock: Hex; topics: [Hex[]] }]
    ReturnType: RawLog[]
  }
}

const blocksPerStep = 2_000n
const largestGroup = 100
/** The chain changed under our hands: what was read belongs to two different histories. */
class ChangedMeanwhile extends Error {}

/**
 * What the chain's logs say, kept up to its newest block. Only new blocks are read; when the newest block known is no
 * longer on the chain (a revert, another chain at the same address) everything is read anew.
 */
export class ChainIndex implements SafeIndex {
  private ledger: Ledger = createLedger()
  private syncing: Promise<void> | undefined
  /** Up to where the ledger has been read. Unset when it must be read anew. */
  private mark: BlockMark | undefined
  private newest: BlockMark | undefined
  /** Grows whenever everything was read anew. */
  epoch = 0

  constructor(
    private readonly client: GatewayClient,
    private readonly chainId: number,
  ) {}

  /** The newest block read. Calls to the chain made for an answer are pinned to it. */
  get tip(): BlockMark {
    if (!this.newest) throw dataFailure(503, 'The chain has not been read yet')
    return this.newest
  }

  get hasTip() {
    return this.newest !== undefined
  }

  get current(): Ledger {
    return this.ledger
  }

  get stamp(): string {
    return this.tip.hash
  }

  knownTo() {
    return Number(this.tip.number)
  }

  findSafe(address: Address): SafeRecord | undefined {
    return this.ledger.safes.get(address)
  }

  async open(address: Address) {
    return this.findSafe(address)
  }

  /** Callers that come while a reading is under way wait for the next one: theirs may have begun too early. */
  async sync() {
    if (this.syncing) await this.syncing.catch(() => undefined)
    this.syncing ??= this.readWithRetries().finally(() => {
      this.syncing = undefined
    })
    await this.syncing
  }

  private async readWithRetries() {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        return await this.readNewBlocks()
      } catch (error) {
        // Some of the blocks may have been entered already: never enter them twice.
        this.mark = undefined
        if (!(error instanceof ChangedMeanwhile)) throw error
      }
    }
    throw dataFailure(503, 'The chain keeps changing while it is read')
  }

  private async readNewBlocks() {
    const head = await this.readHead('latest')
    if (!head) throw dataFailure(503, 'The chain has no blocks')
    if (head.hash === this.mark?.hash) return
    const known = this.mark && (await this.isOnChain(this.mark, head.number)) ? this.mark : undefined
    // A ledger read anew replaces the old one only when it is whole: answers under way still read the old one.
    const ledger = known ? this.ledger : createLedger()
    let from = known ? known.number + 1n : 0n
    while (from <= head.number) {
      const to = from + blocksPerStep - 1n < head.number ? from + blocksPerStep - 1n : head.number
      await this.readRange(ledger, from, to)
      from = to + 1n
    }
    if (!(await this.isOnChain(head, head.number))) throw new ChangedMeanwhile()
    if (!known) this.epoch += 1
    this.ledger = ledger
    this.mark = head
    this.newest = head
  }

  private async isOnChain(mark: BlockMark, newest: bigint) {
    if (mark.number > newest) return false
    return (await this.readHead(numberToHex(mark.number)))?.hash === mark.hash
  }

  private async readHead(block: string): Promise<BlockMark | undefined> {
    const head = await this.client.request<RpcSchema['head']>({
      ...{ method: 'eth_getBlockByNumber', params: [block, false] },
    })
    return head ? { number: BigInt(head.number), hash: head.hash } : undefined
  }

  private async readRange(ledger: Ledger, from: bigint, to: bigint) {
    const topics: [Hex[]] = [Object.values(eventTopics)]
    const logs = await this.client.request<RpcSchema['logs']>({
      ...{ method: 'eth_getLogs', params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }] },
    })
    const byBlock = groupByBlock(logs)
    const numbers = [...byBlock.keys()]
    for (let start = 0; start < numbers.length; start += largestGroup) {
      const group = numbers.slice(start, start + largestGroup)
      const blocks = await Promise.all(group.map((number) => this.readBlock(number)))
      for (const block of blocks) await this.applyBlock(ledger, block, byBlock.get(block.number) ?? [])
    }
    const { client, chainId } = this
    const readTransaction = (block: Hex, hash: Hex) => this.readTransaction(block, hash)
    await findSilentExecutions({ client, chainId, readTransaction }, ledger, from, to)
  }

  private readonly readCalls = (hash: Hex, safe: Address) => readTracedCalls(this.client, hash, safe)

  private async readTransaction(number: Hex, hash: Hex): Promise<ChainTransaction | undefined> {
    const block = await this.readBlock(number)
    const raw = block.transactions.find((transaction) => transaction.hash === hash)
    return raw && describeTransaction(raw, block)
  }

  private async readBlock(number: Hex): Promise<RawBlock> {
    const block = await this.client.request<RpcSchema['block']>({
      ...{ method: 'eth_getBlockByNumber', params: [number, true] },
    })
    if (!block) throw new ChangedMeanwhile()
    return block
  }

  private async applyBlock(ledger: Ledger, block: RawBlock, logs: RawLog[]) {
    if (logs.some((log) => log.blockHash !== block.hash)) throw new ChangedMeanwhile()
    for (const raw of block.transactions) {
      const own = logs.filter((log) => log.transactionHash === raw.hash)
      if (own.length === 0) continue
      const incomplete = applyTransaction(ledger, describeTransaction(raw, block), own)
      if (incomplete.length > 0) await findMissingCalls(this.readCalls, this.chainId, incomplete)
    }
  }
}

function groupByBlock(logs: RawLog[]) {
  const groups = new Map<Hex, RawLog[]>()
  for (const log of logs) groups.set(log.blockNumber, [...(groups.get(log.blockNumber) ?? []), log])
  return groups
}
