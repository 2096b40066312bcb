import { useQueries } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { usePublicClient } from 'wagmi'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeView } from '@/lib/safe-view/safeView'
import { chainStateQuery } from '@/lib/verify/verificationQuery'

/** An owner as which an account can sign: itself, or a Safe among the owners that it owns. */
export type MessageSigner = { owner: Address; ownerSafe?: SafeState }

export type MessageSigners = { signers: MessageSigner[]; isLoading: boolean }

const staleTime = 60_000

/** As which owners of the Safe the account can sign. Owners that are Safes are asked who owns them. */
export function useMessageSigners(safe: SafeView, account: Address | undefined): MessageSigners {
  const client = usePublicClient({ chainId: safe.chainId })
  const isOwner = account !== undefined && safe.owners.some((owner) => isAddressEqual(owner, account))
  const others = safe.owners.filter((owner) => !account || !isAddressEqual(owner, account))
  const states = useQueries({
    queries: others.map((address) => ({
      ...chainStateQuery(client, { chainId: safe.chainId, address }),
      enabled: account !== undefined,
      refetchInterval: false as const,
      staleTime,
    })),
  })
  const ownerSafes = states.flatMap(({ data }) =>
    account && data?.owners.some((owner) => isAddressEqual(owner, account)) ? [data] : [],
  )
  const direct: MessageSigner[] = isOwner && account ? [{ owner: account }] : []
  return {
    signers: [...direct, ...ownerSafes.map((ownerSafe) => ({ owner: ownerSafe.address, ownerSafe }))],
    isLoading: account !== undefined && states.some(({ isPending }) => isPending),
  }
}
