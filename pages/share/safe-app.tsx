import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useRouter } from 'next/router'
import * as words from '@/components/app/layout/pageWords'
import { publicEnv } from '@/lib/config/publicEnv'

const ShareScreen = dynamic(
  () => import('@/components/safe-apps/list/ShareScreen').then((module) => module.ShareScreen),
  {
    ssr: false,
  },
)

export default function SharedAppPage() {
  const { query, isReady } = useRouter()
  const appUrl = typeof query.appUrl === 'string' ? query.appUrl : ''
  const chain = typeof query.chain === 'string' ? query.chain : ''
  return (
    <>
      <Head>
        <title>{`${words.openApp} – ${publicEnv.appName}`}</title>
      </Head>
      {isReady ? <ShareScreen key={appUrl} appUrl={appUrl} chain={chain} /> : <p role="status">{words.loading}</p>}
    </>
  )
}
