import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'
import { publicEnv } from '@/lib/config/publicEnv'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './firstWords'

type SafePageProps = { title: string; children: (safe: SafeView) => ReactNode }

const Loading = () => <Skeleton label={words.loadingSafe} />
const load = () => import('./SafeScreen').then((module) => module.SafeScreen)
const SafeScreen = dynamic(load, { ssr: false, loading: Loading })

/** A page about the Safe that the address bar names: the static shell, which everything else fills in later. */
export function SafePage({ title, children }: SafePageProps) {
  const { query, isReady } = useRouter()
  const link = typeof query.safe === 'string' ? query.safe : ''
  return (
    <>
      <Head>
        <title>{`${title} – ${publicEnv.appName}`}</title>
      </Head>
      <h1 className="visually-hidden">{title}</h1>
      {isReady ? (
        <SafeScreen key={link} link={link}>
          {children}
        </SafeScreen>
      ) : (
        <Loading />
      )}
    </>
  )
}
