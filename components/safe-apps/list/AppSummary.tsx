import { useQuery } from '@tanstack/react-query'
import { AppFindings } from '@/components/safe-apps/run/AppFindings'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import { appProbeQuery } from '@/lib/safe-apps/listing/appProbe'
import { AppDoubts } from './AppDoubts'
import styles from './AppSummary.module.css'
import * as words from './words'

type AppSummaryProps = { address: AppAddress; listed: readonly SafeApp[] }

/** What is found out about the app at an address before it is opened. */
export function AppSummary({ address, listed }: AppSummaryProps) {
  const probe = useQuery(appProbeQuery(address.href))
  return (
    <>
      <p className={styles.address}>{address.href}</p>
      {probe.isPending && <p role="status">{words.lookingAtApp}</p>}
      {probe.error && <FailureNotice title={words.nothingKnown} error={probe.error} onRetry={probe.refetch} />}
      {probe.data && <AppFindings probe={probe.data} address={address} />}
      <AppDoubts address={address} listed={listed} />
    </>
  )
}
