import type { SafeBalances, TokenBalance } from '@safe-global/safe-apps-sdk'
import { TokenType } from '@safe-global/safe-gateway-typescript-sdk/dist/types/common.js'
import type { QueryClient } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { firstRange, type NextRange, searchBackwards } from '@/lib/chain/blockRange'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { label } from '@/lib/gateway/schemas/fields'
import { freshKey } from '@/lib/query/queryKeys'
import { type ChainBalances, readBalances } from '@/lib/safe/account/readBalances'
import { findReceived, joinTokens, mostReceived, type Received } from '@/lib/safe/account/receivedTransfers'
import { describeChain } from '@/lib/safe-apps/host/hostFacts'
import { listTokensOf, namedTokens } from '@/lib/safe-view/namedTokens'
import { shared } from './shared'

type Sources = { client: ReadClient; queryClient: Pick<QueryClient, 'fetchQuery' | 'getQueryData'> }

/** What a gateway says of what it has no price of. */
const unpriced = { fiatBalance: '0', fiatConversion: '0' }

/**
 * A Safe's balances from the chain: of its own currency, of the tokens that the user named, and of those that the last
 * records tell of. Throws ChainUnavailableError and viem's errors.
 */
export function readOwnBalances(sources: Sources, safe: SafeRef): Promise<SafeBalances> {
  const { chainId, address } = safe
  return sources.queryClient.fetchQuery({
    queryKey: freshKey('appBalances', chainId, address),
    queryFn: async () => {
      const named = listTokensOf(namedTokens.getState(), chainId)
      const tokens = [...new Set([...named, ...(await findTokens(sources, safe))])]
      return describeBalances(chainId, tokens, await readBalances(sources.client, address, tokens))
    },
    ...shared,
  })
}

type SearchedTokens = { tokens: readonly Address[]; latest: bigint }

/** What was looked through once is not again. */
async function findTokens(
  { client, queryClient }: Sources,
  { chainId, address }: SafeRef,
): Promise<readonly Address[]> {
  const queryKey = freshKey('appTokens', chainId, address)
  const search = async (): Promise<SearchedTokens> => {
    const latest = await client.getBlockNumber({ cacheTime: 0 })
    const before = queryClient.getQueryData<SearchedTokens>(queryKey)
    if (before && before.latest >= latest) return before
    const first = before ? { ...firstRange(latest), size: latest - before.latest } : firstRange(latest)
    const find = (range: NextRange) => findReceived(client, address, range)
    const isEnough = (found: readonly Received[]) => {
      const reached = found.at(-1)?.fromBlock
      const isNew = before && reached !== undefined && reached <= before.latest + 1n
      return isNew || joinTokens(found).length >= mostReceived
    }
    const found = await searchBackwards(first, find, isEnough)
    return { tokens: joinTokens(before ? [...found, before] : found), latest }
  }
  return (await queryClient.fetchQuery({ queryKey, queryFn: search, ...shared })).tokens
}

function describeBalances(chainId: number, tokens: readonly Address[], told: ChainBalances): SafeBalances {
  const { nativeCurrency } = describeChain(chainId)
  const tokenInfo = { type: TokenType.NATIVE_TOKEN, address: zeroAddress, ...nativeCurrency }
  const native = { tokenInfo, balance: `${told.native}`, ...unpriced }
  return { fiatTotal: '0', items: [native, ...tokens.flatMap((token) => describeToken(token, told))] }
}

/** A token that does not say how it counts is left out: nobody could say how much it is. */
function describeToken(address: Address, { tokens }: ChainBalances): TokenBalance[] {
  const { balance = 0n, decimals, symbol = '', name = '' } = tokens.get(address.toLowerCase()) ?? {}
  if (balance === 0n || decimals === undefined) return []
  const texts = { symbol: z.parse(label(60), symbol), name: z.parse(label(), name) }
  return [
    {
      tokenInfo: { type: TokenType.ERC20, address, decimals, ...texts, logoUri: '' },
      ...{ balance: `${balance}`, ...unpriced },
    },
  ]
}
