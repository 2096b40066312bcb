import dynamic from 'next/dynamic'
import Head from 'next/head'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import * as words from '@/components/app/layout/pageWords'
import { publicEnv } from '@/lib/config/publicEnv'

const load = () => import('@/components/app/frame/lateParts').then((module) => module.LateAddressBookScreen)
const AddressBookScreen = dynamic(load, { ssr: false, loading: () => <p role="status">{words.loading}</p> })

export default function AddressBookPage() {
  return (
    <>
      <Head>
        <title>{`${words.addressBook} – ${publicEnv.appName}`}</title>
      </Head>
      <AddressBookScreen />
    </>
  )
}

AddressBookPage.Frame = SafeFrame
