import Head from 'next/head'
import { useAccountName } from '@/components/chain/useAccountName'
import { publicEnv } from '@/lib/config/publicEnv'
import { withPrefix } from '@/lib/config/withPrefix'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import * as words from './words'

type SafeTitleProps = { safe: SafeRef; page: string }

/** The title of the tab: the page, which Safe it is about and the site. */
export function SafeTitle({ safe, page }: SafeTitleProps) {
  const name = useAccountName(safe, false) ?? abbreviateAddress(safe.address)
  return (
    <Head>
      <title>{words.pageTitle(page, withPrefix(safe.chainId, name), publicEnv.appName)}</title>
    </Head>
  )
}
