import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { ConnectControls } from '@/components/account/ConnectControls'
import { publicEnv } from '@/lib/config/publicEnv'
import styles from './AppLayout.module.css'

// Part of the prerendered pages about a Safe, and of no other page's scripts.
const Navigation = dynamic(() => import('./Navigation').then((module) => module.Navigation))
const sections = ['home', 'balances', 'transactions', 'apps', 'settings', 'address-book']

type AppLayoutProps = { children: ReactNode }

export function AppLayout({ children }: AppLayoutProps) {
  const { pathname } = useRouter()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
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
        {children}
      </main>
    </>
  )
}
