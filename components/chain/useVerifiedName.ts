import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { useIsSettled } from '@/lib/query/useIsSettled'

/**
 * An account's verified name, which comes after what is checked: nobody waits for a verdict because of it. It is asked for
 * even if the account was scrolled out of view by then: a sentence elsewhere may name it. Undefined before, and where there
 * is none.
 */
export function useVerifiedName(address: Address, isAsked: boolean): string | undefined {
  const isSettled = useIsSettled()
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  const { data } = useQuery({ ...verifiedNameQuery(address), enabled: wasAsked && isSettled })
  return data ?? undefined
}
