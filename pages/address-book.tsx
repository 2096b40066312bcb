import dynamic from 'next/dynamic'
import Head from 'next/head'
import { publicEnv } from '@/lib/config/publicEnv'

const AddressBookScreen = dynamic(
  () => import('@/components/address-book/AddressBookScreen').then((module) => module.AddressBookScreen),
  { ssr: false, loading: () => <p role="status">Loading…</p> },
)

export default function AddressBookPage() {
  return (
    <>
      <Head>
        <title>{`Address book – ${publicEnv.appName}`}</title>
      </Head>
      <AddressBookScreen />
    </>
  )
}
