import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useRouter } from 'next/router'
import { publicEnv } from '@/lib/config/publicEnv'

const Loading = () => <p role="status">Loading…</p>
const load = () => import('@/components/create-safe/CreateSafeScreen').then((module) => module.CreateSafeScreen)
const CreateSafeScreen = dynamic(load, { ssr: false, loading: Loading })

export default function CreateSafePage() {
  const { query, isReady } = useRouter()
  const chain = typeof query.chain === 'string' ? query.chain : ''
  return (
    <>
      <Head>
        <title>{`Create a Safe – ${publicEnv.appName}`}</title>
      </Head>
      <h1>Create a Safe</h1>
      {isReady ? <CreateSafeScreen key={chain} chain={chain} /> : <Loading />}
    </>
  )
}
