import '@/components/app/global.css'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import type { AppProps } from 'next/app'
import Head from 'next/head'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { AppLayout, type FramedPage } from '@/components/app/layout/AppLayout'
import { WalletDialogs } from '@/components/wallet/WalletDialogs'
import { wagmiConfig } from '@/lib/chain/wagmiConfig'
import { publicEnv } from '@/lib/config/publicEnv'
import { createQueryClient } from '@/lib/query/client'
import { persistOptions } from '@/lib/query/persister'

type AppPageProps = AppProps & { Component: FramedPage }

export default function App({ Component, pageProps }: AppPageProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <WagmiProvider config={wagmiConfig} reconnectOnMount={false}>
      <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
        <Head>
          <title>{publicEnv.appName}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <WalletDialogs isPageBusy={Component.Frame !== undefined}>
          <AppLayout page={Component}>
            <Component {...pageProps} />
          </AppLayout>
        </WalletDialogs>
      </PersistQueryClientProvider>
    </WagmiProvider>
  )
}
