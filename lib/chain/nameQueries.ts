import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nameChain } from '@/lib/config/chain'
import { wagmiKeys } from '@/lib/query/queryKeys'

/** The account's primary name on the name chain; null when it has none or no name chain is configured. */
export function nameQuery(address: Address | undefined) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: [...wagmiKeys.name, { address, chainId }],
    queryFn: address && chainId ? async () => (await import('./chainReads')).readEnsName(address, chainId) : skipToken,
  })
}

/** The picture that a name's owner set; null when there is none. */
export function avatarQuery(name: string | null | undefined) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: [...wagmiKeys.avatar, { chainId, name }],
    queryFn: name && chainId ? async () => (await import('./chainReads')).readAvatar(name, chainId) : skipToken,
  })
}
