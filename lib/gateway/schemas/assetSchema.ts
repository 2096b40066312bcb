import { TokenType } from '@safe-global/safe-gateway-typescript-sdk/dist/types/common.js'
import { zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl } from './links'
import { amount, count } from './numbers'
import { page } from './page'
import { readable } from './tolerantList'
import { address } from './values'
import * as words from './words'

/** A sum of money in the chosen currency: a decimal string, exact, for Intl.NumberFormat. */
const money = z.string().check(z.regex(/^-?\d{1,60}(\.\d{1,60})?(e[+-]?\d{1,2})?$/i, words.expectedDecimalNumber))

const mostDecimals = 255
const decimals = count.check(z.refine((value) => value <= mostDecimals, words.expectedDecimals(mostDecimals)))

export const tokenInfo = z.object({
  type: known(TokenType, 'UNKNOWN'),
  address: z.pipe(
    orNull(address),
    z.transform((value) => value ?? zeroAddress),
  ),
  decimals: orNull(decimals),
  symbol: label(60),
  name: label(),
  logoUri: imageUrl,
})

export const balanceItem = z.object({ tokenInfo, balance: amount, fiatBalance: money, fiatConversion: money })

export const balances = z.pipe(
  z.object({ fiatTotal: money, items: readable(balanceItem) }),
  z.transform(({ fiatTotal, items: { entries, unread } }) => ({ fiatTotal, items: entries, unread })),
)

export const fiatCodes = readable(z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/, words.expectedCurrency)))

export const collectible = z.object({
  address,
  tokenName: orNull(label()),
  tokenSymbol: orNull(label(60)),
  logoUri: imageUrl,
  /** The token id. */
  id: amount,
  uri: orNull(label(2_000)),
  name: orNull(label()),
  description: orNull(label(2_000)),
  imageUri: imageUrl,
})

export const collectibles = readable(collectible)

export const collectiblesPage = page(collectible)

export type BalanceItem = z.output<typeof balanceItem>

export type Collectible = z.output<typeof collectible>
