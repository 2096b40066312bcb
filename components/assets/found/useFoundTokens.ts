import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BalanceRow, joinBalances } from '@/components/assets/model/balanceRows'
import { chainBalancesQuery } from '@/components/assets/model/chainAssets'
import { useNamedTokens } from '@/components/assets/model/namedTokens'
import { useSymbolWarnings } from '@/components/assets/model/useSymbolWarnings'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type ReceivedSearch, useReceived } from './useReceived'

type FoundToken = BalanceRow & { warnings: readonly string[] }
type FoundTokens = {
  search: ReceivedSearch
  rows: readonly FoundToken[]
  /** What of them the Safe holds was read. */
  isRead: boolean
  error: Error | null
  retry: () => void
}

const noCurrency = { name: '', symbol: '', decimals: 18 }

/** Of the tokens in the chain's records those that the Safe holds and nobody named, with what about each can deceive. */
export function useFoundTokens(safe: SafeRef): FoundTokens {
  const client = useReadClient(safe)
  const search = useReceived(safe)
  const named = useNamedTokens(safe.chainId)
  const { tokens } = search
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...chainBalancesQuery(client, safe, tokens),
    enabled: tokens.length > 0,
    refetchInterval: false,
    placeholderData: (previous) => previous,
  })
  const all = useMemo(() => {
    const currency = findChain(safe.chainId)?.nativeCurrency ?? noCurrency
    return joinBalances([], { chain: data, currency, named: tokens })
  }, [data, tokens, safe.chainId])
  // Beside those that were named, so that one which only looks like them is told.
  const { warningsOf } = useSymbolWarnings(safe.chainId, all, true)
  const isNamed = isAmong(named)
  const rows = all
    .filter(({ isNative, amount, address }) => !isNative && amount > 0n && !isNamed(address))
    .map((row) => ({ ...row, warnings: warningsOf(row) }))
  const isRead = tokens.length === 0 || (data !== undefined && !isPlaceholderData)
  return { search, rows, isRead, error, retry: refetch }
}
