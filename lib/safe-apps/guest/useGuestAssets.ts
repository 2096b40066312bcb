import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isAddressEqual, zeroAddress } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { balancesQuery } from '@/lib/gateway/queries/assetQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import { type ClaimedBalance, parentBalancesQuery, tokenBalancesQuery, uniqueTokens } from './guestBalances'
import type { PayableAsset } from './guestBatch'

/** One line of the balances: the amount is the chain's, `claimed` the site's where it says another one. */
export type GuestAsset = Omit<PayableAsset, 'decimals'> & {
  decimals: number | undefined
  claimed: bigint | undefined
}

export type GuestAssets = {
  assets: GuestAsset[]
  isLoading: boolean
  /** Why the chain did not tell amounts, and why a list of tokens is missing. */
  chainError: unknown
  listError: unknown
  retry: () => void
}

/** What the Safe holds: which tokens, by the word of its site and of our gateway; how much of each, by the chain. */
export function useGuestAssets({ sdk }: ParentSafe, safe: SafeView): GuestAssets {
  const client = useReadClient({ chainId: safe.chainId })
  const claims = useQuery(parentBalancesQuery(sdk, safe))
  const listed = useQuery(balancesQuery(appGateway, safe))
  const tokens = useMemo(() => {
    const ofSite = (claims.data ?? []).flatMap(({ token }) => token ?? [])
    const ofGateway = (listed.data?.items ?? []).map(({ tokenInfo }) => tokenInfo.address)
    return uniqueTokens(
      ofSite,
      ofGateway.filter((token) => token !== zeroAddress),
    )
  }, [claims.data, listed.data])
  const isListed = !claims.isPending && !listed.isPending
  const onChain = useQuery({ ...tokenBalancesQuery(client, safe, tokens), enabled: isListed })
  const coin = findChain(safe.chainId)?.nativeCurrency
  const isAsking = safe.phases.chain === 'checking'
  const ofTokens = (onChain.data ?? []).filter(({ balance }) => balance !== 0n)
  return {
    assets: [
      // While the chain is asked, nothing can be said of the coin: not even that it is unknown.
      ...(coin && (safe.balance !== undefined || !isAsking)
        ? [{ ...coin, token: undefined, balance: safe.balance }]
        : []),
      ...ofTokens.map((token) => ({ ...token, symbol: token.symbol ?? 'tokens' })),
    ].map(({ token, symbol, decimals, balance }) => {
      return { token, symbol, decimals, balance, claimed: otherClaim(claims.data, token, balance) }
    }),
    isLoading: !isListed || onChain.isPending || isAsking,
    chainError: onChain.error,
    listError: claims.error ?? (claims.data === undefined ? listed.error : null),
    retry: () => {
      claims.refetch()
      listed.refetch()
      onChain.refetch()
    },
  }
}

function otherClaim(claims: ClaimedBalance[] | undefined, token: GuestAsset['token'], balance: bigint | undefined) {
  const claim = claims?.find((entry) => (token ? entry.token && isAddressEqual(entry.token, token) : !entry.token))
  return claim && balance !== undefined && claim.balance !== balance ? claim.balance : undefined
}
