import { useMemo } from 'react'
import type { Address } from 'viem'
import { type Search, useBackwardSearch } from '@/lib/chain/useBackwardSearch'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { findReceived, type Received, type ReceivedItem } from '@/lib/safe/account/receivedTransfers'

/** What was found so far in the chain's records, and how far they were looked through. */
export type ReceivedSearch = Search & { tokens: readonly Address[]; items: readonly ReceivedItem[] }

/** Anyone can send any number of them. */
const most = 200

/** Looks for what was sent to a Safe, block by block from the last one, as long as the screen is there. */
export function useReceived({ chainId, address }: SafeRef): ReceivedSearch {
  const { found, search } = useBackwardSearch({
    chainId,
    queryKey: freshKey('received', chainId, address),
    find: (client, range) => findReceived(client, address, range),
    isEnough: (pages) => pickTokens(pages).length >= most || pickItems(pages).length >= most,
  })
  const tokens = useMemo(() => pickTokens(found), [found])
  const items = useMemo(() => pickItems(found), [found])
  return { ...search, tokens, items }
}

const pickTokens = (pages: readonly Received[]) => [...new Set(pages.flatMap(({ tokens }) => tokens))].slice(0, most)

/** Each once, the last that came first: it may have left and come again. */
function pickItems(pages: readonly Received[]): readonly ReceivedItem[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [`${item.token} ${item.id}`, item])).values()].slice(0, most)
}
