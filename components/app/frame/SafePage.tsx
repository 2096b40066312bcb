import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'
import { publicEnv } from '@/lib/config/publicEnv'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './SafePage.module.css'

type SafePageProps = {
  title: string
  /** Where the screen itself begins with a heading. */
  isTitleHidden?: boolean
  children: (safe: SafeView) => ReactNode
}

const load = () => import('./lateParts').then((module) => module.SafeScreen)
const SafeScreen = dynamic(load, { ssr: false, loading: PageSkeleton })

/** A page about the Safe that the address bar names: the static shell, which everything else fills in later. */
export function SafePage({ title, isTitleHidden = false, children }: SafePageProps) {
  const { query, isReady } = useRouter()
  const link = typeof query.safe === 'string' ? query.safe : ''
  return (
    <>
      <Head>
        <title>{`${title} – ${publicEnv.appName}`}</title>
      </Head>
      <h1 className={isTitleHidden ? 'visually-hidden' : styles.title}>{title}</h1>
      {isReady ? (
        <SafeScreen key={link} link={link} title={title}>
          {children}
        </SafeScreen>
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
