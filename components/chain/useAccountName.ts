import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useVerifiedName } from './useVerifiedName'

/**
 * The user's own name for an account, else its verified one; undefined while it is not known, and where there is none.
 * Without `isAsked` nobody is asked: it is known where something else of the page asked.
 */
export function useAccountName({ chainId, address }: SafeRef, isAsked = true): string | undefined {
  const { nameOf } = useAddressBook()
  const ownName = nameOf(chainId, address)
  const ensName = useVerifiedName(address, isAsked && !ownName)
  return ownName ?? ensName
}
