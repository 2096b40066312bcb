import type { Address } from 'viem'
import type { ChainConfig } from '../chainConfig'

/** The chain's own coin, or a token by its address. */
export type Asset = Address | 'native'

export type PricesOf = {
  /** In whole units of the currency for one whole unit; 0 when that is not known. */
  of: (asset: Asset) => number
  /** When the oldest of them was told; undefined when none is known. */
  asOf: Date | undefined
}

export type Prices = {
  /** In which currencies. */
  codes: readonly string[]
  read: (chain: ChainConfig, assets: readonly Asset[], code: string) => Promise<PricesOf>
  /** Why the last ones were not told. */
  readonly problem: string | null
}

/** Units of a currency for one US dollar: rough and fixed, for a chain whose coins are worth nothing. */
const ratesPerDollar: Record<string, number> = { USD: 1, EUR: 0.9, ETH: 1 / 2500, CHF: 0.85, GBP: 0.78, JPY: 150 }

/** What the chain's description says, and for most nothing. */
export const fixedPrices: Prices = {
  codes: ['USD', 'EUR', 'ETH', 'CHF', 'GBP', 'JPY'],
  problem: null,
  read: async ({ prices }, _, code) => ({
    of: (asset) => (prices[asset.toLowerCase()] ?? 0) * (ratesPerDollar[code] ?? 0),
    asOf: undefined,
  }),
}
