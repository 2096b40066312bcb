import Link from 'next/link'
import type { ReactNode } from 'react'
import { ConnectControls } from '@/components/account/ConnectControls'
import { publicEnv } from '@/lib/config/publicEnv'
import styles from './AppLayout.module.css'
import { Navigation } from './Navigation'

type AppLayoutProps = { children: ReactNode }

export function AppLayout({ children }: AppLayoutProps) {
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
      <Navigation />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
