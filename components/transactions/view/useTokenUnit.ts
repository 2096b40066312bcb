import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { tokenInfoQuery } from '@/lib/verify/verificationQuery'
import type { Unit } from './describeAmount'

/** How a token says that it counts; undefined while it has not been asked, and where there is none. */
export function useTokenUnit(chainId: number, token: Address | undefined): Unit | undefined {
  const client = useReadClient({ chainId })
  const { data } = useQuery({ ...tokenInfoQuery(client, chainId, token ?? zeroAddress), enabled: token !== undefined })
  return token && data && { symbol: data.symbol ?? null, decimals: data.decimals ?? null }
}
