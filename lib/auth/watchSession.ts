import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { getAccount, watchAccount } from 'wagmi/actions'
import { onOtherTab } from '@/lib/storage/onOtherTab'
import { sessionChangedKey, signOut } from './sessionActions'
import { keepsSession, sessionOwnerKey } from './sessionOwner'
import { sessionQuery } from './sessionQuery'

const watched: readonly (readonly unknown[])[] = [sessionQuery.queryKey, sessionOwnerKey]

/**
 * Ends the session when the wallet shows another account or chain than the session's (a Safe's: an account that is none
 * of its owners), when another wallet is chosen, and on disconnect. A wallet that is still reconnecting after a page load
 * ends nothing; once it is back it is compared. Asks anew when another tab signed in or out. Returns the function that stops watching.
 */
export function endSessionOnChange(config: Config, queryClient: QueryClient): () => void {
  let connectorUid: string | undefined
  let lastEnded = ''

  const compare = () => {
    const account = getAccount(config)
    if (account.status !== 'connected' && account.status !== 'disconnected') return
    const isNewWallet = connectorUid !== undefined && account.connector?.uid !== connectorUid
    connectorUid = account.connector?.uid
    const session = queryClient.getQueryData(sessionQuery.queryKey)
    if (!session || (account.status === 'disconnected' && !isNewWallet)) return
    if (!isNewWallet && keepsSession(queryClient, session, account)) return
    // Asked once for each cause: a server that refuses to sign out must not be asked in a loop.
    const cause = [session.expiresAt, account.address, account.chainId, connectorUid].join()
    if (cause === lastEnded) return
    lastEnded = cause
    // A failure shows by itself: the cache asks again and the session is still there.
    signOut(queryClient).catch(() => {})
  }

  compare()
  const stopAccount = watchAccount(config, { onChange: compare })
  const stopSession = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && watched.some((key) => key.every((part, index) => part === query.queryKey[index])))
      compare()
  })
  const stopTabs = onOtherTab(
    [sessionChangedKey],
    () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  )
  return () => {
    stopTabs()
    stopAccount()
    stopSession()
  }
}
