import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { includesAddress } from '@/lib/format/address'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ownerSafesQuery } from '@/lib/signing/ownerSafes'

/** An owner as which an account can sign: itself, or a Safe among the owners that it owns. */
export type MessageSigner = { owner: Address; ownerSafe?: SafeState }

export type MessageSigners = { signers: MessageSigner[]; isLoading: boolean }

/** As which owners of the Safe the account can sign. Owners that are Safes are asked who owns them. */
export function useMessageSigners(safe: SafeView, account: Address | undefined): MessageSigners {
  const client = useReadClient({ chainId: safe.chainId })
  const { data = [], isPending } = useQuery(ownerSafesQuery(client, safe, safe.owners, account))
  const direct: MessageSigner[] = account && includesAddress(safe.owners, account) ? [{ owner: account }] : []
  return {
    signers: [...direct, ...data.map((ownerSafe) => ({ owner: ownerSafe.address, ownerSafe }))],
    isLoading: account !== undefined && isPending,
  }
}
