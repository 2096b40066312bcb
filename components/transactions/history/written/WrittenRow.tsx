import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { undescribed } from '@/components/transactions/review/undescribed'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { HexText } from '@/components/ui/HexText'
import { useReadClient } from '@/lib/chain/useReadClient'
import { freshKey } from '@/lib/query/queryKeys'
import { decodeCall } from '@/lib/safe/call/callData'
import { readWritten, type WrittenExecution } from '@/lib/safe/execute/writtenExecutions'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './WrittenHistory.module.css'
import * as words from './words'

type WrittenRowProps = {
  safe: SafeView
  execution: WrittenExecution
  /** The nonce that it has where the Safe wrote down each. */
  nonce: bigint
}

const askedAgainAfter = 15_000

/** One execution: what it did where its call can be read and has the hash that the Safe wrote down, and when. */
export function WrittenRow({ safe, execution, nonce }: WrittenRowProps) {
  const { chainId, address, version } = safe
  const { safeTxHash, txHash, isFailed } = execution
  const client = useReadClient({ chainId })
  const { data, isError } = useQuery({
    queryKey: freshKey('written', chainId, address, txHash, safeTxHash),
    queryFn: client ? () => readWritten(client, { chainId, address, version }, execution, nonce) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.status === 'error' ? askedAgainAfter : false),
  })
  const transaction = data?.transaction
  const decoded = useMemo(() => transaction && decodeCall(address, transaction), [address, transaction])
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {transaction ? (
          <TransactionSentence {...{ safe, transaction, decoded }} info={undescribed} />
        ) : (
          <>
            {sayUnread(data !== undefined, isError)} <HexText text={safeTxHash} />
          </>
        )}
      </p>
      <p className={styles.facts}>
        {isFailed && <strong className={styles.failed}>{words.callFailed}</strong>}
        {transaction && <span>{words.nonceOf(transaction.nonce)}</span>}
        {data && <TimeLabel time={data.time} />}
        <ExplorerLink chainId={chainId} kind="tx" value={txHash}>
          {words.openExplorer}
        </ExplorerLink>
      </p>
    </li>
  )
}

/** What is not known yet is not said to be unreadable. */
function sayUnread(isRead: boolean, isError: boolean): string {
  if (isRead) return words.unreadCall
  return isError ? words.untoldCall : words.readingCall
}
