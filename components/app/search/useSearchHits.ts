import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { samePage } from '@/components/app/frame/samePage'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { publicEnv } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { createSafeRoute, safeParam, safeRoutes } from '@/lib/routes'
import { viewedSafes } from '@/lib/safe-view/viewedSafes'
import { listLoaded } from './listLoaded'
import type { SearchHit } from './searchHit'
import * as words from './words'

/** Whatever can be found from a page about this Safe. Of the service only the account's Safes are asked. */
export function useSearchHits(safe: SafeRef | undefined): SearchHit[] {
  const { pathname } = useRouter()
  const client = useQueryClient()
  const { address: owner } = useAccount()
  const { entries, nameOf } = useAddressBook()
  const viewed = useStore(viewedSafes)
  const owned = useQueries({
    queries: publicEnv.chains.map(({ id }) => ({
      ...ownedSafesQuery(appGateway, id, owner ?? '0x'),
      enabled: owner !== undefined,
    })),
    combine: (lists) =>
      lists.flatMap(({ data }, place) =>
        (data?.safes ?? []).map((address) => ({ chainId: publicEnv.chains[place]?.id ?? 0, address })),
      ),
  })
  const safes = new Map([...viewed, ...owned].map((each) => [safeParam(each).toLowerCase(), each]))
  return [
    ...listPages(safe),
    ...[...safes.values()].map((each) => ({
      group: 'safes' as const,
      text:
        nameOf(each.chainId, each.address) ??
        client.getQueryData(verifiedNameQuery(each.address).queryKey) ??
        words.unnamedSafe,
      detail: safeParam(each),
      href: samePage(pathname, each),
    })),
    ...entries
      .filter(({ chainId }) => safe && (chainId === undefined || chainId === safe.chainId))
      .map(({ name, address }) => ({
        group: 'contacts' as const,
        text: name,
        detail: address,
        href: safe ? safeRoutes.newTransaction(safe, { form: 'send', to: address }) : '',
      })),
    ...(safe ? listLoaded(client, safe, (address) => nameOf(safe.chainId, address)) : []),
  ]
}

function listPages(safe: SafeRef | undefined): SearchHit[] {
  const page = (text: string, href: string) => ({ group: 'pages' as const, text, href })
  const ofSafe = safe
    ? [
        page(words.pages.home, safeRoutes.home(safe)),
        page(words.pages.queue, safeRoutes.queue(safe)),
        page(words.pages.history, safeRoutes.history(safe)),
        page(words.pages.newTransaction, safeRoutes.newTransaction(safe)),
        page(words.pages.balances, safeRoutes.balances(safe)),
        page(words.pages.collectibles, safeRoutes.collectibles(safe)),
        page(words.pages.messages, safeRoutes.messages(safe)),
        page(words.pages.apps, safeRoutes.apps(safe)),
        page(words.pages.settings, safeRoutes.settings(safe)),
        page(words.pages.addressBook, `/address-book?safe=${safeParam(safe)}`),
      ]
    : []
  return [...ofSafe, page(words.pages.createSafe, createSafeRoute), page(words.pages.allSafes, '/')]
}
