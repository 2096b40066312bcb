import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BalanceRow, joinBalances } from '@/components/assets/model/balanceRows'
import { chainBalancesQuery } from '@/components/assets/model/chainAssets'
import { useNamedTokens } from '@/components/assets/model/namedTokens'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type Search, useReceived } from './useReceived'

type FoundTokens = { search: Search; rows: readonly BalanceRow[]; error: Error | null; retry: () => void }

const noCurrency = { name: '', symbol: '', decimals: 18 }

/** Of the tokens in the chain's records those that the Safe holds and nobody named, with what about each can deceive. */
export function useFoundTokens(safe: SafeRef): FoundTokens {
  const client = useReadClient(safe)
  const search = useReceived(safe)
  const named = useNamedTokens(safe.chainId)
  const { tokens } = search
  const { data, error, refetch } = useQuery({
    ...chainBalancesQuery(client, safe, tokens),
    enabled: tokens.length > 0,
    refetchInterval: false,
    placeholderData: (previous) => previous,
  })
  const rows = useMemo(() => {
    const isNamed = isAmong(named)
    const currency = findChain(safe.chainId)?.nativeCurrency ?? noCurrency
    // Beside those that were named, so that one which only looks like them is told.
    const all = joinBalances([], { chain: data, currency, named: tokens })
    return all.filter(({ isNative, amount, address }) => !isNative && amount > 0n && !isNamed(address))
  }, [data, tokens, named, safe.chainId])
  return { search, rows, error, retry: refetch }
}
