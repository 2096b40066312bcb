import { useInfiniteQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { SafeFact } from '@/components/safe/layout/SafeFact'
import { Button } from '@/components/ui/Button'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Panel } from '@/components/ui/Panel'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { findChain } from '@/lib/config/chain'
import { describeError } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { listUnread } from '@/lib/gateway/queries/paging'
import { queueQuery } from '@/lib/gateway/queries/transactionQueries'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './ActivityPanel.module.css'
import * as words from './words'

type ActivityPanelProps = { safe: SafeView }

/** What waits for signatures, and the ways on. The number waiting is the gateway's word: the chain knows no queue. */
export function ActivityPanel({ safe }: ActivityPanelProps) {
  const { nativeCurrency } = findChain(safe.chainId) ?? {}
  return (
    <Panel title={words.activity}>
      <WaitingLink safe={safe} />
      <ul className={styles.links}>
        <li>
          <Link href={safeRoutes.balances(safe)}>{words.assets}</Link>
        </li>
        <li>
          <Link href={safeRoutes.history(safe)}>{words.history}</Link>
        </li>
        <li>
          <Link href={safeRoutes.messages(safe)}>{words.messages}</Link>
        </li>
      </ul>
      <Facts>
        <SafeFact safe={safe} term={words.nextNonce} subject="nonce">
          <strong>{`${safe.nonce}`}</strong>
        </SafeFact>
        {safe.balance === undefined || !nativeCurrency ? (
          <Fact term={words.balance}>{safe.phases.chain === 'checking' ? words.chainAsked : words.balanceUnknown}</Fact>
        ) : (
          <SafeFact safe={safe} term={words.balance}>
            <strong>
              <TokenAmount amount={safe.balance} {...nativeCurrency} />
            </strong>
          </SafeFact>
        )}
      </Facts>
    </Panel>
  )
}

function WaitingLink({ safe }: ActivityPanelProps) {
  const { data, error, refetch } = useInfiniteQuery(queueQuery(appGateway, safe))
  const items = data?.pages.flatMap(({ results }) => results) ?? []
  const count = items.filter(({ type }) => type === 'TRANSACTION').length
  const isMore = Boolean(data?.pages.at(-1)?.next) || listUnread(data?.pages).length > 0
  if (error && !data) {
    return (
      <p className={styles.waiting} role="status">
        {words.waitingUnknown(describeError(error))} <Button onClick={() => refetch()}>{words.tryAgain}</Button>
      </p>
    )
  }
  return (
    <p className={styles.waiting}>
      <ServiceWord>
        <Link href={safeRoutes.queue(safe)}>{data ? words.waiting(count, isMore) : words.countingWaiting}</Link>
      </ServiceWord>
    </p>
  )
}
