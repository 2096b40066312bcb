import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { useIsSettled } from '@/lib/query/useIsSettled'

/**
 * An account's verified name, which comes after what is checked: nobody waits for a verdict because of it. Undefined before, and
 * where there is none.
 */
export function useVerifiedName(address: Address, isAsked: boolean): string | undefined {
  const isSettled = useIsSettled()
  const { data } = useQuery({ ...verifiedNameQuery(address), enabled: isAsked && isSettled })
  return data ?? undefined
}
