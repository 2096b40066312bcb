import Head from 'next/head'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { publicEnv } from '@/lib/config/publicEnv'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import * as words from './words'

type SafeTitleProps = { safe: SafeRef; page: string }

/** The title of the tab: the page, whose it is and the site. */
export function SafeTitle({ safe, page }: SafeTitleProps) {
  const { nameOf } = useAddressBook()
  const name = nameOf(safe.chainId, safe.address) ?? abbreviateAddress(safe.address)
  return (
    <Head>
      <title>{words.pageTitle(page, name, publicEnv.appName)}</title>
    </Head>
  )
}
