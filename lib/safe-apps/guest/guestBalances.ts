import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, erc20Abi, getAddress, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { ReadClient } from '@/lib/chain/readClient'
import { parseAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { assertAnswered, readTokenInfo } from '@/lib/safe/call/tokenInfo'
import { askParent } from './askParent'

/** What the Safe's site says that the Safe holds: token (undefined for the chain's own coin) and smallest units. */
export type ClaimedBalance = { token: Address | undefined; balance: bigint }

/** A token that the chain says the Safe holds. `decimals` is undefined when the token does not say how it counts. */
export type TokenBalance = {
  token: Address
  balance: bigint | undefined
  decimals: number | undefined
  symbol: string | undefined
}

const mostTokens = 100

const item = z.object({
  tokenInfo: z.object({ type: z.string(), address: z.nullish(z.string()) }),
  balance: z.string().check(z.regex(/^\d{1,78}$/)),
})
const answerShape = z.object({ items: z.array(z.unknown()) })

/** The coin and token balances by the word of the Safe's site, which may list anything; a hundred at most. */
export function parentBalancesQuery(sdk: SafeAppsSDK, { chainId, address }: SafeRef) {
  return queryOptions({
    queryKey: freshKey('parentBalances', chainId, address),
    queryFn: async () => parseBalances(await askParent(() => sdk.safe.experimental_getBalances(), 15_000)),
    refetchInterval: 30_000,
  })
}

/** Balance, decimals and symbol of these tokens by the word of the chain, in their order. Throws ChainUnavailableError. */
export function tokenBalancesQuery(
  client: ReadClient | undefined,
  { chainId, address }: SafeRef,
  tokens: readonly Address[],
) {
  return queryOptions({
    queryKey: freshKey('tokenBalances', chainId, address, tokens),
    queryFn: client ? () => readBalances(client, address, tokens) : skipToken,
    refetchInterval: 15_000,
  })
}

function parseBalances(answer: unknown): ClaimedBalance[] {
  return answerShape.parse(answer).items.flatMap((part): ClaimedBalance[] => {
    const parsed = item.safeParse(part)
    if (!parsed.success) return []
    const { tokenInfo, balance } = parsed.data
    if (tokenInfo.type === 'NATIVE_TOKEN') return [{ token: undefined, balance: BigInt(balance) }]
    const token = parseAddress(tokenInfo.address, 'anyCase')
    if (tokenInfo.type !== 'ERC20' || !token || token === zeroAddress) return []
    return [{ token, balance: BigInt(balance) }]
  })
}

/** Each token once, in the order of the lists. */
export function uniqueTokens(...lists: readonly (readonly Address[])[]): Address[] {
  return [...new Set(lists.flat().map((token) => getAddress(token)))].slice(0, mostTokens)
}

async function readBalances(client: ReadClient, owner: Address, tokens: readonly Address[]): Promise<TokenBalance[]> {
  if (tokens.length === 0) return []
  const contracts = tokens.map((token) => {
    return { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
  })
  const [amounts, infos] = await Promise.all([
    client.multicall({ contracts, deployless: !client.chain?.contracts?.multicall3 }),
    readTokenInfo(client, tokens).catch(() => []),
  ])
  assertAnswered(amounts)
  return tokens.map((token, index) => ({
    token,
    balance: amounts[index]?.result,
    decimals: infos[index]?.decimals,
    symbol: infos[index]?.symbol,
  }))
}
