import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useAccount } from 'wagmi'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'

/** The connected account's Safes on a network, as the service lists them; undefined while it does not say, and without one. */
export function useOwnedSafes(chainId: number): readonly Address[] | undefined {
  const { address: account } = useAccount()
  const { data } = useQuery({
    ...ownedSafesQuery(appGateway, chainId, account ?? zeroAddress),
    ...(account ? {} : { queryFn: skipToken }),
  })
  return data?.safes
}
