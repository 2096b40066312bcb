import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { isHash } from 'viem'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { formatDateTime } from '@/lib/format/time'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { transactionDetailsQuery } from '@/lib/gateway/queries/transactionQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useDeletion } from '@/lib/signing/transaction/useDeletion'
import { readIdHash } from '@/lib/verify/claimedTransaction'
import { TransactionDetailsView } from './TransactionDetailsView'

type TransactionDetailsScreenProps = { safe: SafeView }

const pollingInterval = 15_000

/** The transaction that the address bar names, by the gateway's id or by its hash. */
export function TransactionDetailsScreen({ safe }: TransactionDetailsScreenProps) {
  const { query: params } = useRouter()
  const id = typeof params.id === 'string' ? params.id : ''
  const deletedAt = useDeletion(safe, isHash(id) ? id : readIdHash(id))
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...transactionDetailsQuery(appGateway, safe.chainId, id),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : pollingInterval),
    // What was deleted here is not asked for again, unless somebody wants to look, and then it is there.
    enabled: ({ state }) => id !== '' && (deletedAt === undefined || state.dataUpdatedAt > deletedAt),
  })
  if (id === '') {
    return (
      <Notice tone="warning" title="No transaction is named">
        A link to a transaction ends in its id or its hash.
      </Notice>
    )
  }
  const isDeleted = deletedAt !== undefined && dataUpdatedAt <= deletedAt
  if (!data && !error && !isDeleted) return <Skeleton label="Loading the transaction…" lines={6} />
  const loadedAt = formatDateTime(dataUpdatedAt)
  const age = data ? `: what is shown was loaded at ${loadedAt}` : ''
  return (
    <>
      {(isDeleted || (data && isGone(error))) && (
        <Notice tone="warning" title="The service lists this transaction no more">
          <p>
            {isDeleted ? 'You deleted it' : 'It was deleted meanwhile'}
            {`${age}. Signatures that were given still hold: only another transaction with its nonce makes them useless.`}
          </p>
          <Button onClick={() => refetch()}>Look again</Button>
        </Notice>
      )}
      {error && !isDeleted && !(data && isGone(error)) && (
        <FailureNotice title={`${titleOf(error)}${age}`} error={error} onRetry={() => refetch()} />
      )}
      {data && (
        <TransactionDetailsView
          key={`${safe.address} ${id}`}
          {...{ safe, details: data, requestedId: id, isGone: isDeleted || isGone(error) }}
        />
      )}
    </>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof GatewayError && error.status === 404
}

function titleOf(error: Error): string {
  if (!(error instanceof GatewayError)) return 'The transaction could not be loaded'
  if (error.status === 404) return 'The gateway knows no transaction of this id'
  if (error.code === 'invalid-input') return 'This link names no transaction'
  return 'The gateway gives no answer about this transaction'
}
