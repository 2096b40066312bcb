import type { ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import type { Address } from 'viem'
import { findChain, shortNameOf } from '@/lib/config/chain'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'

/** A Safe as the SDK's type has it, for whoever is connected. */
export function describeSafe(safe: SafeView, account: Address | undefined): SafeInfoExtended {
  const { address, chainId, threshold, owners, nonce, modules, fallbackHandler, guard, version, chain, service } = safe
  const isOwner = owners.some((owner) => sameBytes(owner, account))
  return {
    safeAddress: address,
    chainId,
    threshold,
    owners: [...owners],
    isReadOnly: !isOwner,
    nonce: Number(nonce),
    implementation: chain?.singleton ?? service?.implementation.value ?? '',
    modules: modules.length > 0 ? [...modules] : null,
    fallbackHandler: fallbackHandler ?? null,
    guard: guard ?? null,
    version: version || null,
  }
}

/** A network as this site is configured, which is known before any gateway answers. */
export function describeChain(chainId: number): ChainInfo {
  const chain = findChain(chainId)
  const explorer = chain?.blockExplorers?.default.url.replace(/\/+$/, '')
  return {
    chainName: chain?.name ?? '',
    chainId: String(chainId),
    shortName: shortNameOf(chainId),
    nativeCurrency: { name: '', symbol: '', decimals: 18, ...chain?.nativeCurrency, logoUri: '' },
    blockExplorerUriTemplate: {
      address: explorer ? `${explorer}/address/{{address}}` : '',
      txHash: explorer ? `${explorer}/tx/{{txHash}}` : '',
      api: '',
    },
  }
}
