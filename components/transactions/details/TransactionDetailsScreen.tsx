import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/notice/Notice'
import { ServiceFailure } from '@/components/ui/notice/ServiceFailure'
import { Skeleton } from '@/components/ui/Skeleton'
import { shownIsFrom } from '@/components/ui/words'
import { formatDateTime } from '@/lib/format/time'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { transactionDetailsQuery } from '@/lib/gateway/queries/transactionQueries'
import { parseHash } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useDeletion } from '@/lib/signing/transaction/useDeletion'
import { readIdHash } from '@/lib/verify/claimedTransaction'
import { nameFailure } from './nameFailure'
import { TransactionDetailsView } from './TransactionDetailsView'
import * as words from './words'

type TransactionDetailsScreenProps = { safe: SafeView }

const pollingInterval = 15_000

/** The transaction that the address bar names, by the gateway's id or by its hash. */
export function TransactionDetailsScreen({ safe }: TransactionDetailsScreenProps) {
  const { query: params } = useRouter()
  const id = typeof params.id === 'string' ? params.id.trim() : ''
  const deletedAt = useDeletion(safe, parseHash(id) ?? readIdHash(id))
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...transactionDetailsQuery(appGateway, safe.chainId, id),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : pollingInterval),
    // What was deleted here is not asked for again, unless somebody wants to look, and then it is there.
    enabled: ({ state }) => id !== '' && (deletedAt === undefined || state.dataUpdatedAt > deletedAt),
  })
  if (id === '') {
    return (
      <Notice tone="warning" title={words.noId}>
        {words.noIdHint}
      </Notice>
    )
  }
  const isDeleted = deletedAt !== undefined && dataUpdatedAt <= deletedAt
  if (!data && !error && !isDeleted) return <Skeleton label={words.loading} lines={6} />
  const loadedAt = data && formatDateTime(dataUpdatedAt)
  return (
    <>
      {(isDeleted || (data && isGone(error))) && (
        <Notice tone="warning" title={words.gone}>
          <p>{words.deletion(isDeleted, loadedAt)}</p>
          <Button onClick={() => refetch()}>{words.lookAgain}</Button>
        </Notice>
      )}
      {error && !isDeleted && !(data && isGone(error)) && (
        <ServiceFailure
          {...{ safe, error }}
          title={words.aged(nameFailure(error), loadedAt)}
          onRetry={() => refetch()}
          absent={words.notLookedUp}
        >
          {data ? shownIsFrom(dataUpdatedAt) : words.unknownForNow}
        </ServiceFailure>
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
