import { z } from 'zod'
import { reasonOf } from '../chain/reasonOf'
import type { ChainConfig } from '../chainConfig'
import type { Tell } from '../events'
import { fetchJson, readHeader } from './fetchJson'
import type { Asset, Prices } from './prices'

export type PriceServiceOptions = {
  /** A service with CoinGecko's calls simple/price and simple/token_price. */
  url: string
  /** Name and value of a header that it wants: "x-cg-demo-api-key: KEY". */
  header?: string | undefined
}

const goodFor = 5 * 60_000
/** While the service is away; nobody is told an older one. */
const oldest = 60 * 60_000
/** What the service itself has not looked at for so long has no price. */
const longestUnseen = 24 * 60 * 60_000
const restAfterFailure = 30_000
const bounds = { mostBytes: 1_000_000, timeoutMs: 3_000 }
const mostRemembered = 10_000
/** Free services answer for no more at once. */
const groupSize = 30
const mostGroups = 8
const highestPrice = 1e15

/** How the service calls a chain and its coin. */
const knownIds: Record<number, { platform: string; coin: string }> = {
  1: { platform: 'ethereum', coin: 'ethereum' },
  10: { platform: 'optimistic-ethereum', coin: 'ethereum' },
  100: { platform: 'xdai', coin: 'xdai' },
  137: { platform: 'polygon-pos', coin: 'polygon-ecosystem-token' },
  8453: { platform: 'base', coin: 'ethereum' },
  42161: { platform: 'arbitrum-one', coin: 'ethereum' },
}

const others = 'AUD BRL CAD CHF CNY CZK DKK GBP HKD INR JPY KRW MXN NOK NZD PLN SEK SGD TRY TWD ZAR'
const answerSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

type Known = { price: number; at: number }

/** Prices of a service, remembered for minutes; none is waited for long. */
export class PriceService implements Prices {
  readonly codes = ['USD', 'EUR', 'ETH', ...others.split(' ')]
  problem: string | null = null
  private known = new Map<string, Known>()
  private underWay = new Map<string, Promise<void>>()
  private restsUntil = 0

  constructor(
    private readonly options: PriceServiceOptions,
    private readonly tell: Tell,
  ) {}

  async read(chain: ChainConfig, assets: readonly Asset[], code: string) {
    const keyOf = (asset: Asset) => `${chain.chainId} ${code} ${asset}`
    const wanted = assets.filter((asset) => (this.known.get(keyOf(asset))?.at ?? 0) < Date.now() - goodFor)
    if (wanted.length > 0 && this.restsUntil < Date.now()) await this.ask(chain, wanted, code)
    const told = assets.flatMap((asset) => {
      const known = this.known.get(keyOf(asset))
      return known && known.price > 0 && known.at >= Date.now() - oldest ? [[asset, known] as const] : []
    })
    const prices = new Map(told)
    const asOf = told.length === 0 ? undefined : new Date(Math.min(...told.map(([, { at }]) => at)))
    return { of: (asset: Asset) => prices.get(asset)?.price ?? 0, asOf }
  }

  private async ask(chain: ChainConfig, wanted: readonly Asset[], code: string) {
    const { platform, coin } = { ...knownIds[chain.chainId], ...chain.priceIds }
    const tokens = platform ? wanted.filter((asset) => asset !== 'native') : []
    const asked: Promise<void>[] = []
    if (coin && wanted.includes('native')) {
      asked.push(this.askFor(chain, `simple/price?ids=${coin}`, new Map([[coin, 'native']]), code))
    }
    for (let start = 0; start < Math.min(tokens.length, groupSize * mostGroups); start += groupSize) {
      const group = tokens.slice(start, start + groupSize)
      const names = new Map(group.map((asset) => [asset.toLowerCase(), asset]))
      const call = `simple/token_price/${platform}?contract_addresses=${[...names.keys()].join(',')}`
      asked.push(this.askFor(chain, call, names, code))
    }
    await Promise.all(asked)
  }

  /** Whoever wants the same meanwhile waits for the same answer. */
  private askFor({ chainId }: ChainConfig, call: string, names: ReadonlyMap<string, Asset>, code: string) {
    const currency = code.toLowerCase()
    const url = `${this.options.url.replace(/\/+$/, '')}/${call}&vs_currencies=${currency}&include_last_updated_at=true`
    const before = this.underWay.get(url)
    if (before) return before
    const asking = this.fetch(url, (found) => {
      if (this.known.size > mostRemembered) this.known.clear()
      const at = Date.now()
      for (const [name, asset] of names) {
        this.known.set(`${chainId} ${code} ${asset}`, { price: priceOf(found[name], currency), at })
      }
    }).finally(() => this.underWay.delete(url))
    this.underWay.set(url, asking)
    return asking
  }

  private async fetch(url: string, keep: (found: z.infer<typeof answerSchema>) => void) {
    try {
      const headers = readHeader(this.options.header)
      const { data: found } = answerSchema.safeParse(await fetchJson(url, { ...bounds, headers }))
      if (!found) throw new Error('the answer holds no prices')
      keep(found)
      this.problem = null
    } catch (error) {
      this.problem = reasonOf(error)
      this.restsUntil = Date.now() + restAfterFailure
      this.tell('warn', 'no prices', { reason: this.problem })
    }
  }
}

function priceOf(told: Record<string, unknown> | undefined, currency: string) {
  const [price, seen] = [told?.[currency], told?.last_updated_at]
  if (typeof price !== 'number' || !(price > 0 && price <= highestPrice)) return 0
  return typeof seen === 'number' && seen * 1000 < Date.now() - longestUnseen ? 0 : price
}
