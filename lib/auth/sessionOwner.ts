import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { freshKey } from '@/lib/query/queryKeys'
import { type Account, isSessionOf, type Session } from './session'

export const sessionOwnerKey = freshKey('sessionOwner')
const staleTime = 60_000

/**
 * Whether the account is an owner of the Safe that is signed in (`isOwnerOf`), asked of the chain again on window focus.
 * Nothing is asked without both.
 */
export function sessionOwnerQuery(config: Config, session: Session | null | undefined, account: Address | undefined) {
  return queryOptions({
    queryKey: keyOf(session, account),
    queryFn: session?.isSafe && account ? () => askChain(config, session, account) : skipToken,
    staleTime,
  })
}

/** Whether the session goes on with the connected account: its own, or an owner's by what the chain said last. */
export function keepsSession(queryClient: QueryClient, session: Session, account: Account): boolean {
  if (isSessionOf(session, account)) return true
  if (!account.address) return false
  return staysWithOther(session, queryClient.getQueryData<boolean>(keyOf(session, account.address)))
}

/** Whether it goes on with another account than its own. What the chain has not said ends no Safe's session. */
export function staysWithOther({ isSafe }: Session, isOwner: boolean | undefined): boolean {
  return isSafe === true && isOwner !== false
}

// Loaded when it is needed: every page asks who is signed in, and few sessions are a Safe's.
async function askChain(config: Config, session: Session, account: Address): Promise<boolean> {
  const { isOwnerOf } = await import('./readOwnership')
  return isOwnerOf(config, session, account)
}

function keyOf(session: Session | null | undefined, account: Address | undefined) {
  return [...sessionOwnerKey, session?.chainId, session?.address.toLowerCase(), account?.toLowerCase()] as const
}
