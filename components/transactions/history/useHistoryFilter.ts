import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useMemo } from 'react'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { tokenInfoQuery } from '@/lib/verify/verificationQuery'
import { type FilterTexts, fieldsOf, filterFields, type HistoryKind, parseHistoryFilter } from './historyFilter'

const longestSearch = 100

/** The filter and the search that the address bar holds, and ways to change them there. */
export function useHistoryFilter(safe: SafeView) {
  const router = useRouter()
  const { query } = router
  const kind = readKind(query.kind)
  const texts: FilterTexts = {}
  for (const field of fieldsOf[kind]) {
    const text = query[field]
    if (typeof text === 'string') texts[field] = text.slice(0, 200)
  }
  const { decimals, isAsking } = useDecimals(safe, kind === 'incoming' ? texts.token : undefined)
  const name = JSON.stringify(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are a new object in each render
  const { filter, problems } = useMemo(
    () => parseHistoryFilter(kind, texts, safe.chainId, decimals),
    [kind, name, safe.chainId, decimals],
  )
  const search = typeof query.q === 'string' ? query.q.slice(0, longestSearch) : ''
  const write = (nextKind: HistoryKind, next: FilterTexts, nextSearch: string) => {
    const parts = filterFields
      .filter((field) => fieldsOf[nextKind].includes(field) && next[field])
      .map((field) => `&${field}=${encodeURIComponent(next[field] ?? '')}`)
    const kindPart = nextKind === 'all' ? '' : `&kind=${nextKind}`
    const searchPart = nextSearch === '' ? '' : `&q=${encodeURIComponent(nextSearch)}`
    router.replace(safeRoutes.history(safe) + kindPart + parts.join('') + searchPart, undefined, { shallow: true })
  }
  // Before the token has said how it counts nothing is wrong with an amount.
  const { amount, ...others } = problems
  return {
    ...{ kind, texts, filter, search, problems: isAsking ? others : { amount, ...others } },
    change: (nextKind: HistoryKind, next: FilterTexts) => write(nextKind, next, search),
    find: (text: string) => write(kind, texts, text.slice(0, longestSearch)),
  }
}

/** What a token's amounts are counted in is asked of the token; without a token the native currency is meant. */
function useDecimals({ chainId }: SafeView, tokenText: string | undefined) {
  const client = useReadClient({ chainId })
  const { token } = parseHistoryFilter('incoming', { token: tokenText }, chainId, undefined).filter
  const options = tokenInfoQuery(client, chainId, token ?? '0x0000000000000000000000000000000000000000')
  const { data, isLoading } = useQuery({ ...options, enabled: token !== undefined })
  const decimals = tokenText ? data?.decimals : findChain(chainId)?.nativeCurrency.decimals
  return { decimals, isAsking: isLoading }
}

function readKind(text: unknown): HistoryKind {
  return text === 'outgoing' || text === 'incoming' || text === 'module' ? text : 'all'
}
