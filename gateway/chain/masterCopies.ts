import { type Address, keccak256 } from 'viem'
import { publishedSingletons } from '../deployments'
import type { GatewayClient } from './client'
import type { SafeIndex } from './safeIndex'

export type MasterCopy = { address: Address; version: string }

/** The published singletons whose very code is on the chain. L2 ones carry "+L2" in their version. */
export class MasterCopies {
  private found = new Map<Address, MasterCopy>()
  private epoch = -1
  private checkedAt: string | undefined

  constructor(
    private readonly client: GatewayClient,
    private readonly index: SafeIndex,
  ) {}

  async list(): Promise<MasterCopy[]> {
    if (this.epoch !== this.index.epoch) {
      this.found = new Map()
      this.checkedAt = undefined
      this.epoch = this.index.epoch
    }
    if (this.checkedAt !== this.index.tip.hash) await this.checkMissing()
    return [...this.found.values()].sort((left, right) => left.version.localeCompare(right.version))
  }

  private async checkMissing() {
    const { tip } = this.index
    const missing = publishedSingletons.filter(({ address }) => !this.found.has(address))
    await Promise.all(
      missing.map(async ({ address, version, suffix, codeHash }) => {
        const code = await this.client.getCode({ address, blockNumber: tip.number })
        if (code && keccak256(code) === codeHash) this.found.set(address, { address, version: version + suffix })
      }),
    )
    this.checkedAt = tip.hash
  }
}
