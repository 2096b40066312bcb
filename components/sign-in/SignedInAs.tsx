import Link from 'next/link'
import { type Address, isAddressEqual } from 'viem'
import type { Session } from '@/lib/auth/session'
import { safeParam, safeRoutes } from '@/lib/routes'
import * as words from './words'

type SignedInAsProps = { session: Session | null | undefined; address: Address }

/** What the sign-in proves. An owner's as a Safe says nothing of the owner's own account. */
export function SignedInAs({ session, address }: SignedInAsProps) {
  if (!session) return words.notProved
  if (isAddressEqual(session.address, address)) return words.proved
  return words.signedInAsSafe(<Link href={safeRoutes.home(session)}>{safeParam(session)}</Link>)
}
