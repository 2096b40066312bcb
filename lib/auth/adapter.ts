import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'
import { fetchNonce } from './authApi'
import { signIn, signOut } from './sessionActions'
import { keepsSession } from './sessionOwner'
import { sessionQuery } from './sessionQuery'
import { createSignInMessage, signInLifetime } from './signInMessage'

/**
 * RainbowKit's way into our sign-in (specification sections 2, 4 and 8). Its dialog shows the specified texts when
 * `getNonce`, `createMessage` or `verify` throws; all throw SignInError, and tell `onFailure` of it, which is told undefined
 * when there is a new try.
 */
export function createAuthAdapter(
  config: Config,
  queryClient: QueryClient,
  origin: string = window.location.origin,
  onFailure: (error: unknown) => void = () => undefined,
) {
  const fetchedAt = new Map<string, number>()

  async function telling<Result>(task: () => Promise<Result>): Promise<Result> {
    onFailure(undefined)
    try {
      return await task()
    } catch (error) {
      onFailure(error)
      throw error
    }
  }

  async function getNonce(): Promise<string> {
    const nonce = await telling(fetchNonce)
    fetchedAt.set(nonce, Date.now())
    return nonce
  }

  return createAuthenticationAdapter<string>({
    getNonce,
    // The dialog keeps one nonce for as long as it is open, but each is good for one try, and needs time left to sign.
    createMessage: ({ nonce, address, chainId }) => {
      const isFresh = Date.now() - (fetchedAt.get(nonce) ?? 0) < signInLifetime / 2
      if (isFresh) return createSignInMessage({ origin, address, chainId, nonce })
      return getNonce().then((fresh) => createSignInMessage({ origin, address, chainId, nonce: fresh }))
    },
    verify: async (signed) => {
      fetchedAt.clear()
      await telling(() => signIn(queryClient, signed))
      return true
    },
    // Also called when a WalletConnect wallet merely repeats its account, as it does on each request.
    signOut: async () => {
      const session = queryClient.getQueryData(sessionQuery.queryKey)
      const account = getAccount(config)
      if (session && account.status === 'connected' && keepsSession(queryClient, session, account)) return
      await signOut(queryClient)
    },
  })
}
