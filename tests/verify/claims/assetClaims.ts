import type * as z from 'zod/mini'
import type { balances, Collectible } from '@/lib/gateway/schemas/assetSchema'
import { type Claims, checked, never, word } from './claim'

/** The list of balances; pictures are no text, and come only from origins that the settings allow. */
export const balanceClaims: Claims<Omit<z.output<typeof balances>, 'unread'>> = {
  fiatTotal: never,
  items: {
    tokenInfo: {
      ...{ type: never, address: checked('balance', 'token'), decimals: checked('decimals') },
      ...{ symbol: checked('symbol'), name: checked('name'), logoUri: never },
    },
    balance: checked('balance'),
    fiatBalance: never,
    fiatConversion: word,
  },
}

/** A collectible: what its maker calls it, the chain proves as little as the gateway. */
export const collectibleClaims: Claims<Collectible> = {
  ...{ address: checked('owner'), id: checked('owner') },
  ...{ name: word, tokenName: word, description: word },
  ...{ tokenSymbol: never, logoUri: never, imageUri: never, uri: never },
}
