import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { countNeeds, sortQueue } from './sortQueue'
import { waitingQuery } from './waitingQuery'

/** How many proposals of one Safe need the connected account, as far as `useNeedsYou` has asked: nothing is asked here. */
export function useNeedsYouOf(safe: SafeRef): number {
  const { address: account } = useAccount()
  const { data } = useQuery({ ...waitingQuery(appGateway, safe), enabled: false })
  return data && account ? countNeeds(sortQueue(data.results, account)) : 0
}
