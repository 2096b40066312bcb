import '@rainbow-me/rainbowkit/styles.css'
import '../src/page.css'
import { RainbowKitAuthenticationProvider, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AppProps } from 'next/app'
import { useMemo } from 'react'
import { WagmiProvider } from 'wagmi'
import { createAdapter } from '../src/authAdapter'
import { useAuthStatus } from '../src/useAuthStatus'
import { wagmiConfig } from '../src/wagmiConfig'

const queryClient = new QueryClient()

export default function App({ Component, pageProps }: AppProps) {
  const { status, refresh } = useAuthStatus()
  const adapter = useMemo(() => createAdapter(refresh), [refresh])
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
          <RainbowKitProvider>
            <Component {...pageProps} />
          </RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
