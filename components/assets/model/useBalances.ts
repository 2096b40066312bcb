import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { keccak256 } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { balancesQuery } from '@/lib/gateway/queries/assetQueries'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'
import type { SourceState } from '@/lib/query/sourceState'
import { useSourceState } from '@/lib/query/useSourceState'
import type { ChainBalances } from '@/lib/safe/account/readBalances'
import { codeHashesQuery } from '@/lib/safe-view/publishedContract'
import { type BalanceRow, joinBalances, listTokenAddresses } from './balanceRows'
import { chainBalancesQuery, listSilent } from './chainAssets'
import { useNamedTokens } from './namedTokens'
import * as words from './words'

export type Balances = {
  /** Undefined while neither source has answered. */
  rows: readonly BalanceRow[] | undefined
  /** What the gateway's list holds that could not be read. */
  unread: readonly UnreadEntry[]
  /** Lower-case addresses of what the gateway hides unless asked for all. */
  untrusted: ReadonlySet<string>
  service: SourceState
  chain: SourceState
  /** How many of the listed tokens the chain was not asked about: they are the gateway's word. */
  unasked: number
  askMore: () => void
  retry: () => void
}

const pollingInterval = 30_000
// A gateway may list any number of tokens; the chain is asked about so many more at a time.
const tokensAtOnce = 300
const noItems: BalanceItem[] = []
const noEntries: UnreadEntry[] = []
const unknownCurrency = { name: words.nativeCurrency, symbol: '?', decimals: 18 }

/** What a Safe holds, from the gateway's list and the chain's answers; `all` adds the tokens that it does not trust. */
export function useBalances(safe: SafeRef, currency: string, all: boolean): Balances {
  const client = useReadClient({ chainId: safe.chainId })
  const trusted = useQuery({
    ...balancesQuery(appGateway, safe, currency, { trusted: true, excludeSpam: true }),
    refetchInterval: pollingInterval,
  })
  const everything = useQuery({
    ...balancesQuery(appGateway, safe, currency, { trusted: false, excludeSpam: false }),
    refetchInterval: pollingInterval,
    enabled: all,
  })
  const service = all ? everything : trusted
  const [limit, setLimit] = useState(tokensAtOnce)
  const items = service.data?.items ?? noItems
  const named = useNamedTokens(safe.chainId)
  const tokens = useMemo(() => [...listTokenAddresses(items), ...named], [items, named])
  const onChain = useQuery({
    ...chainBalancesQuery(client, safe, tokens.slice(0, limit)),
    // The rows stay as they are while a longer list is read.
    placeholderData: (previous) => previous,
  })
  const [serviceState, chainState] = [useSourceState(service), useSourceState(onChain)]
  const chain = onChain.error ? undefined : onChain.data
  const isAsking = chainState.phase === 'checking' || onChain.isPlaceholderData
  const missing = useMissing(safe.chainId, onChain.isPlaceholderData ? undefined : chain)
  const nativeCurrency = findChain(safe.chainId)?.nativeCurrency ?? unknownCurrency
  const rows = useMemo(
    () => joinBalances(items, { chain, isAsking, missing, currency: nativeCurrency, named }),
    [items, chain, isAsking, missing, nativeCurrency, named],
  )
  const isKnown = service.data !== undefined || (service.error !== null && chain !== undefined)
  return {
    rows: isKnown ? rows : undefined,
    unread: service.data?.unread ?? noEntries,
    untrusted: all ? findUntrusted(items, trusted.data?.items) : new Set(),
    service: serviceState,
    chain: chainState,
    unasked: Math.max(tokens.length - limit, 0),
    askMore: () => setLimit(limit + tokensAtOnce),
    retry: () => {
      service.refetch()
      onChain.refetch()
    },
  }
}

const emptyCode = keccak256('0x')

/** Of the tokens that told no balance those where there is no contract at all, by lower-case address. */
function useMissing(chainId: number, chain: ChainBalances | undefined): ReadonlySet<string> {
  const client = useReadClient({ chainId })
  const silent = useMemo(() => (chain ? listSilent(chain) : []), [chain])
  const { data } = useQuery({ ...codeHashesQuery(client, chainId, silent), enabled: silent.length > 0 })
  return useMemo(() => new Set(silent.filter((token) => data?.get(token) === emptyCode)), [silent, data])
}

type Items = readonly { tokenInfo: { address: string } }[]

function findUntrusted(items: Items, trusted: Items | undefined): Set<string> {
  const known = new Set(trusted?.map(({ tokenInfo }) => tokenInfo.address.toLowerCase()))
  return new Set(
    trusted ? items.map(({ tokenInfo }) => tokenInfo.address.toLowerCase()).filter((a) => !known.has(a)) : [],
  )
}
