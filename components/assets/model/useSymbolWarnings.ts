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

type SymbolWarnings = {
  /** What can deceive about one of the rows: nothing before it is looked for, and that it could not be where that failed. */
  warningsOf: (row: BalanceRow) => readonly string[]
  /** It is likely to be warned of: no mark says that all is well before it was looked for. */
  isAwaited: (row: BalanceRow) => boolean
}

/** What about each asset's symbol and name can deceive: looked for at once where one is odd at first sight, else when asked. */
export function useSymbolWarnings(chainId: number, rows: readonly BalanceRow[], isAsked: boolean): SymbolWarnings {
  const nativeSymbol = findChain(chainId)?.nativeCurrency.symbol ?? '?'
  const odd = useMemo(() => findOdd(rows, nativeSymbol), [rows, nativeSymbol])
  const hasTokens = rows.some(({ isNative }) => !isNative)
  const { data, isError } = useQuery({ ...symbolWarningsQuery, enabled: (isAsked && hasTokens) || odd.size > 0 })
  const found = useMemo(() => {
    const warnings = data?.warnOfSymbols(rows, nativeSymbol)
    return new Map(rows.map((row, index) => [row, warnings?.[index] ?? none]))
  }, [data, rows, nativeSymbol])
  return {
    warningsOf: (row) => (isError && !row.isNative ? unchecked : (found.get(row) ?? none)),
    isAwaited: (row) => !data && !isError && odd.has(row),
  }
}

/** Tokens with other letters than ASCII's, and those with the symbol of another one or of the network's own currency. */
function findOdd(rows: readonly BalanceRow[], nativeSymbol: string): ReadonlySet<BalanceRow> {
  const tokens = rows.filter(({ isNative }) => !isNative)
  const symbols = [nativeSymbol, ...tokens.map(({ symbol }) => symbol)].map((symbol) => symbol.trim().toLowerCase())
  const isOften = (symbol: string) => symbols.indexOf(symbol) !== symbols.lastIndexOf(symbol)
  const isOdd = ({ symbol, name }: BalanceRow) =>
    !/^[\x20-\x7e]*$/.test(symbol + name) || isOften(symbol.trim().toLowerCase())
  return new Set(tokens.filter(isOdd))
}
