import type { ChainService } from './chainService'
import type { SafeApp } from './safeApps'
import type { Prices } from './services/prices'
import type { TokenLists } from './services/tokenLists'
import type { Store } from './store/database'

export type Gateway = {
  chains: ChainService[]
  store: Store
  /** Reads the list anew each time, so that an edited file shows at once. */
  readSafeApps: () => Promise<SafeApp[]>
  tokenLists: TokenLists
  prices: Prices
  /** How many answers had which status. */
  answered: Map<number, number>
  /** Where the gateway listens. */
  url: string
}
