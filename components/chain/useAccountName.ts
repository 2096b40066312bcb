import { useQuery } from '@tanstack/react-query'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import type { SafeRef } from '@/lib/gateway/client/safeRef'

/**
 * The user's own name for an account, else its verified one; undefined while it is not known, and where there is none.
 * Without `isAsked` nobody is asked: it is known where something else of the page asked.
 */
export function useAccountName({ chainId, address }: SafeRef, isAsked = true): string | undefined {
  const { nameOf } = useAddressBook()
  const ownName = nameOf(chainId, address)
  const { data: ensName } = useQuery({ ...verifiedNameQuery(address), enabled: isAsked && !ownName })
  return ownName ?? ensName ?? undefined
}
