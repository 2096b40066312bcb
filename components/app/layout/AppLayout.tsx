import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { useAccount } from 'wagmi'
import { ConnectControls } from '@/components/wallet/ConnectControls'
import { publicEnv } from '@/lib/config/publicEnv'
import styles from './AppLayout.module.css'
import * as words from './firstWords'

// Part of the prerendered pages about a Safe, and of no other page's scripts.
const Navigation = dynamic(() => import('./Navigation').then((module) => module.Navigation))
// For whoever is connected: nobody else can switch networks.
const SwitchNotice = dynamic(() => import('@/components/wallet/SwitchNotice').then((module) => module.SwitchNotice), {
  ssr: false,
})
const sections = ['home', 'balances', 'transactions', 'apps', 'settings', 'address-book']

type AppLayoutProps = { children: ReactNode }

export function AppLayout({ children }: AppLayoutProps) {
  const { pathname } = useRouter()
  const { isConnected } = useAccount()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <header className={styles.header}>
        <Link className={styles.brand} href="/">
          <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 13l5 5L20 6" />
            <path d="M4 7h8M4 21h16" />
          </svg>
          <span className={styles.name}>{publicEnv.appName}</span>
        </Link>
        <ConnectControls />
      </header>
      {sections.includes(pathname.split('/')[1] ?? '') && <Navigation />}
      <main id="content" className={styles.main} tabIndex={-1}>
        {isConnected && <SwitchNotice />}
        {children}
      </main>
    </>
  )
}
