import '@rainbow-me/rainbowkit/styles.css'
import { type Locale, RainbowKitAuthenticationProvider, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { SignInFailure } from '@/components/sign-in/SignInFailure'
import { createAuthAdapter } from '@/lib/auth/adapter'
import { useSession } from '@/lib/auth/useSession'
import { endSessionOnChange } from '@/lib/auth/watchSession'
import { findChain } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { language } from '@/lib/format/language'
import { addConnectors, walletId } from '@/lib/wallet/connectors'
import { isFramed } from '@/lib/wallet/framing'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { ConnectNotice } from './ConnectNotice'
import { prefersCoolMode } from './coolMode'
import { rememberWallet } from './lastWallet'
import { walletTheme } from './theme'
import { WalletDialogsBridge } from './WalletDialogsBridge'

// RainbowKit loads the words of any but English when it is shown.
const dialogLocales: Readonly<Record<string, Locale>> = { de: 'de-DE', es: 'es-419', 'zh-CN': 'zh-CN' }

/** RainbowKit's providers and dialogs, beside the page and in a piece of their own. */
export function RainbowKitDialogs() {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { chainId, isConnected } = useAccount()
  const { status } = useSession()
  const [failure, setFailure] = useState<unknown>()
  const adapter = useMemo(
    () => createAuthAdapter(config, queryClient, window.location.origin, setFailure),
    [config, queryClient],
  )
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    addConnectors(config).then(() => setIsReady(true), walletDialogs.fail)
    const forget = [rememberWallet(config, walletId), endSessionOnChange(config, queryClient)]
    return () => {
      for (const stop of forget) stop()
    }
  }, [config, queryClient])

  // On a chain that is not configured nobody can sign in: authentication steps aside so that the chain dialog opens. So
  // it does inside a Safe, whose owners sign one after the other: longer than a dialog stays (components/guest).
  const isWrongNetwork = isConnected && !findChain(chainId)
  // A status that arrives while a dialog is open would shut it: mount when it is known.
  if (!isReady || status === 'loading') return null
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={status} enabled={!isWrongNetwork && !isFramed()}>
      <RainbowKitProvider
        appInfo={{ appName: publicEnv.appName }}
        coolMode={prefersCoolMode(publicEnv.coolMode)}
        locale={dialogLocales[language] ?? 'en-US'}
        showRecentTransactions
        theme={walletTheme}
      >
        <WalletDialogsBridge />
        <ConnectNotice />
        {failure !== undefined && isConnected && status === 'unauthenticated' && (
          <SignInFailure error={failure} onDismiss={() => setFailure(undefined)} />
        )}
      </RainbowKitProvider>
    </RainbowKitAuthenticationProvider>
  )
}
