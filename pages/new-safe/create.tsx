import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useRouter } from 'next/router'
import * as words from '@/components/app/layout/pageWords'
import { publicEnv } from '@/lib/config/publicEnv'

const Loading = () => <p role="status">{words.loading}</p>
const load = () => import('@/components/create-safe/CreateSafeScreen').then((module) => module.CreateSafeScreen)
const CreateSafeScreen = dynamic(load, { ssr: false, loading: Loading })

export default function CreateSafePage() {
  const { query, isReady } = useRouter()
  const chain = typeof query.chain === 'string' ? query.chain : ''
  return (
    <>
      <Head>
        <title>{`${words.createSafe} – ${publicEnv.appName}`}</title>
      </Head>
      <h1>{words.createSafe}</h1>
      {isReady ? <CreateSafeScreen key={chain} chain={chain} /> : <Loading />}
    </>
  )
}
