import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nameChain } from '@/lib/config/chain'
import { wagmiConfig } from './wagmiConfig'

// The keys are wagmi's own, so that RainbowKit's dialogs and the page share one answer and its freshness (query/client).
// The look-ups are loaded when first needed: name normalisation alone is larger than the page.

/** The account's primary name on the name chain; null when it has none or no name chain is configured. */
export function nameQuery(address: Address | undefined) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: ['ensName', { address, chainId }],
    queryFn:
      address && chainId
        ? async () => {
            const { getEnsName } = await import('wagmi/actions')
            return getEnsName(wagmiConfig, { address, chainId })
          }
        : skipToken,
  })
}

/** The picture that a name's owner set; null when there is none. */
export function avatarQuery(name: string | null | undefined) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: ['ensAvatar', { chainId, name }],
    queryFn:
      name && chainId
        ? async () => {
            const [{ getEnsAvatar }, { normalize }] = await Promise.all([import('wagmi/actions'), import('viem/ens')])
            return getEnsAvatar(wagmiConfig, { chainId, name: normalize(name) })
          }
        : skipToken,
  })
}
