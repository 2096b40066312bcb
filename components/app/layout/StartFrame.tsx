import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { ConnectControls } from '@/components/wallet/ConnectControls'
import { Brand } from './Brand'
import { PageContent } from './PageContent'
import styles from './StartFrame.module.css'

const StartFooter = dynamic(() => import('./StartFooter').then((module) => module.StartFooter), { ssr: false })

type StartFrameProps = { children: ReactNode }

/** What stands around a page that is about no Safe. */
export function StartFrame({ children }: StartFrameProps) {
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <ConnectControls />
      </header>
      <PageContent>{children}</PageContent>
      <footer className={styles.footer}>
        <StartFooter />
      </footer>
    </>
  )
}
