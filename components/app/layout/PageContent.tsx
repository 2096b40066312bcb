import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useAccount } from 'wagmi'
import styles from './PageContent.module.css'

// For whoever is connected: nobody else can switch networks.
const SwitchNotice = dynamic(() => import('@/components/wallet/SwitchNotice').then((module) => module.SwitchNotice), {
  ssr: false,
})

type PageContentProps = { children: ReactNode }

/** Where the page itself stands in either frame. */
export function PageContent({ children }: PageContentProps) {
  const { isConnected } = useAccount()
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      {isConnected && <SwitchNotice />}
      {children}
    </main>
  )
}
