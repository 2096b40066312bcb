import type { NextComponentType } from 'next'
import type { ComponentType, ReactNode } from 'react'
import styles from './AppLayout.module.css'
import * as words from './firstWords'
import { StartFrame } from './StartFrame'

/** A page may name the frame that stands around it: pages with the same one keep it as it is when the visitor moves on. */
export type FramedPage = NextComponentType & { Frame?: ComponentType<{ children: ReactNode }> }

type AppLayoutProps = { page: FramedPage; children: ReactNode }

export function AppLayout({ page: { Frame = StartFrame }, children }: AppLayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <Frame>{children}</Frame>
    </>
  )
}
