import { useMemo } from 'react'
import type { Address } from 'viem'
import { type Search, useBackwardSearch } from '@/lib/chain/useBackwardSearch'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import {
  findReceived,
  joinTokens,
  mostReceived,
  type Received,
  type ReceivedItem,
} from '@/lib/safe/account/receivedTransfers'

/** What was found so far in the chain's records, and how far they were looked through. */
export type ReceivedSearch = Search & { tokens: readonly Address[]; items: readonly ReceivedItem[] }

/** Looks for what was sent to a Safe, block by block from the last one, as long as the screen is there. */
export function useReceived({ chainId, address }: SafeRef): ReceivedSearch {
  const { found, search } = useBackwardSearch({
    chainId,
    queryKey: freshKey('received', chainId, address),
    find: (client, range) => findReceived(client, address, range),
    isEnough: (pages) => joinTokens(pages).length >= mostReceived || pickItems(pages).length >= mostReceived,
  })
  const tokens = useMemo(() => joinTokens(found), [found])
  const items = useMemo(() => pickItems(found), [found])
  return { ...search, tokens, items }
}

/** Each once, the last that came first: it may have left and come again. */
function pickItems(pages: readonly Received[]): readonly ReceivedItem[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [`${item.token} ${item.id}`, item])).values()].slice(0, mostReceived)
}
