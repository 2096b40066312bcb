import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findChain } from '@/lib/config/chain'
import { freshKey } from '@/lib/query/queryKeys'
import type { BalanceRow } from './balanceRows'
import * as words from './words'

// The table of letters that look like others is a tenth of a page: it comes behind what is checked.
const symbolWarningsQuery = queryOptions({
  queryKey: freshKey('symbolWarnings'),
  queryFn: () => import('./symbolWarnings'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

const none: readonly string[] = []
const unchecked: readonly string[] = [words.lettersUnchecked]

/**
 * What about each asset's symbol and name can deceive, for one of the rows at a time; nothing before it is looked for, and that
 * it could not be where that failed.
 */
export function useSymbolWarnings(
  chainId: number,
  rows: readonly BalanceRow[],
  isAsked: boolean,
): (row: BalanceRow) => readonly string[] {
  const hasTokens = rows.some(({ isNative }) => !isNative)
  const { data, isError } = useQuery({ ...symbolWarningsQuery, enabled: isAsked && hasTokens })
  const nativeSymbol = findChain(chainId)?.nativeCurrency.symbol ?? '?'
  const found = useMemo(() => {
    const warnings = data?.warnOfSymbols(rows, nativeSymbol)
    return new Map(rows.map((row, index) => [row, warnings?.[index] ?? none]))
  }, [data, rows, nativeSymbol])
  return (row) => (isError && !row.isNative ? unchecked : (found.get(row) ?? none))
}
