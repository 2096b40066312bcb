import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { parseNonce } from '@/components/transactions/view/parseNonce'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { useReadClient } from '@/lib/chain/useReadClient'
import { hasService } from '@/lib/config/publicEnv'
import { composeQuery } from '@/lib/drafts/composeQuery'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import { displayName } from '@/lib/format/displayName'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { safeNoncesQuery } from '@/lib/gateway/queries/safeQueries'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { createTransaction } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { OnActDone } from '@/lib/signing/transaction/performAct'
import { NonceFold } from './NonceFold'
import { TransactionReview } from './TransactionReview'
import * as words from './words'

type NewTransactionReviewProps = {
  safe: SafeView
  calls: readonly ComposedCall[]
  /** The gas that the app wants kept for the calls. */
  safeTxGas?: bigint | undefined
  origin?: { name: string; url: string } | undefined
  isStep?: boolean | undefined
  onDone: OnActDone
  onClose: () => void
}

/** Makes one transaction of the calls, with a nonce that the user may change, and reviews it. */
export function NewTransactionReview({ safe, calls, safeTxGas = 0n, ...props }: NewTransactionReviewProps) {
  const { origin } = props
  const { chainId, version, chain } = safe
  const client = useReadClient({ chainId })
  const composed = useQuery(composeQuery(client, version, calls))
  // Fetched once and then left alone: the hash that the user compares must not change by itself.
  const nonces = useQuery({ ...safeNoncesQuery(appGateway, safe), ...askedOnce })
  const isAsked = nonces.isFetchedAfterMount
  const proposed = isAsked && !nonces.error ? nonces.data?.recommendedNonce : undefined
  const [firstNext] = useState(chain?.nonce)
  const next = chain?.nonce
  const first = firstNext ?? next
  const [held] = useState(useHeldTransactions(safe).files)
  const isProposed = proposed !== undefined && (first === undefined || proposed >= first)
  const suggested = isProposed ? proposed : findFree(first, hasService ? [] : held)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (suggested === undefined ? '' : `${suggested}`)
  const call = composed.data
  const subject = useMemo(() => {
    const nonce = parseNonce(text)
    const abis = calls.flatMap(({ method }) => (method ? [[method.item]] : []))
    return call && nonce !== undefined ? { transaction: createTransaction(call, nonce, safeTxGas), abis } : undefined
  }, [call, calls, text, safeTxGas])
  const failure = composed.error && <FailureNotice title={words.impossibleCalls} error={composed.error} />
  return (
    <TransactionReview
      {...props}
      title={words.review}
      {...{ safe, failure }}
      subject={isAsked ? subject : undefined}
      isQueued={false}
      nonceField={isAsked && <NonceFold text={text} onChange={setTyped} next={next} proposed={proposed} />}
    >
      {origin && <p>{words.askedForBy(displayName(origin.name), origin.url.slice(0, 200))}</p>}
      {safeTxGas > 0n && <p>{words.setsGas(safeTxGas)}</p>}
    </TransactionReview>
  )
}

/** After those that go from hand to hand, where nobody else has a queue: of two with one nonce only one can be executed. */
function findFree(next: bigint | undefined, held: readonly TransactionFile[]): bigint | undefined {
  const isTaken = held.some(({ transaction }) => transaction.nonce === next)
  return isTaken && next !== undefined ? findFree(next + 1n, held) : next
}

const askedOnce = {
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
