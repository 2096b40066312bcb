import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { formatDateTime } from '@/lib/format/time'
import { appGateway } from '@/lib/gateway/appGateway'
import { GatewayError } from '@/lib/gateway/gatewayError'
import { transactionDetailsQuery } from '@/lib/gateway/transactionQueries'
import type { SafeView } from '@/lib/verify/safeView'
import { TransactionDetailsView } from './TransactionDetailsView'

type TransactionDetailsScreenProps = { safe: SafeView }

const pollingInterval = 15_000

/** The transaction that the address bar names, by the gateway's id or by its hash. */
export function TransactionDetailsScreen({ safe }: TransactionDetailsScreenProps) {
  const { query } = useRouter()
  const id = typeof query.id === 'string' ? query.id : ''
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...transactionDetailsQuery(appGateway, safe.chainId, id),
    refetchInterval: pollingInterval,
    enabled: id !== '',
  })
  if (id === '') {
    return (
      <Notice tone="warning" title="No transaction is named">
        A link to a transaction ends in its id or its hash.
      </Notice>
    )
  }
  if (!data && !error) return <Skeleton label="Loading the transaction…" lines={6} />
  const age = data ? `: what is shown was loaded at ${formatDateTime(dataUpdatedAt)}` : ''
  return (
    <>
      {error && <FailureNotice title={`${titleOf(error)}${age}`} error={error} onRetry={() => refetch()} />}
      {data && <TransactionDetailsView key={`${safe.address} ${id}`} safe={safe} details={data} requestedId={id} />}
    </>
  )
}

function titleOf(error: Error): string {
  if (!(error instanceof GatewayError)) return 'The transaction could not be loaded'
  if (error.status === 404) return 'The gateway knows no transaction of this id'
  if (error.code === 'invalid-input') return 'This link names no transaction'
  return 'The gateway gives no answer about this transaction'
}
