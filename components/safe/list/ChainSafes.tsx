import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Chain } from 'viem'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/Button'
import { UnreadEntries } from '@/components/ui/list/UnreadEntries'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Skeleton } from '@/components/ui/Skeleton'
import { shownIsFrom, unknownForNow } from '@/components/ui/words'
import { useReadClient } from '@/lib/chain/useReadClient'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { isNotFound } from '@/lib/gateway/client/gatewayError'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { isServiceDown } from '@/lib/query/sourceState'
import { useSourceState } from '@/lib/query/useSourceState'
import { pinnedSafes } from '@/lib/safe-view/pinnedSafes'
import { failures } from '@/lib/safe-view/sourceWords'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { chainReachedQuery, chainStateKey } from '@/lib/verify/verificationQuery'
import styles from './ChainSafes.module.css'
import { SafeListItem } from './SafeListItem'
import * as words from './words'

type ChainSafesProps = { chain: Chain; owner: Address }

const firstShown = 5
/** One press shows the rest of what most owners have. */
const pageSize = 50

/** The account's Safes on one chain, as the gateway lists them; what cannot be had is said for this chain. */
export function ChainSafes({ chain, owner }: ChainSafesProps) {
  const [count, setCount] = useState(firstShown)
  const cache = useQueryClient()
  const owned = useQuery(ownedSafesQuery(appGateway, chain.id, owner))
  const reached = useQuery(chainReachedQuery(useReadClient({ chainId: chain.id }), chain.id))
  const pinned = new Set(useStore(pinnedSafes).map(nameSafe))
  const safes = [...new Set(owned.data?.safes)].map((address) => ({ chainId: chain.id, address }))
  const sorted = [...safes].sort((a, b) => Number(pinned.has(nameSafe(b))) - Number(pinned.has(nameSafe(a))))
  // To an owner without Safes a gateway answers with an empty list.
  const isUnserved = isNotFound(owned.error)
  const isDown = isServiceDown(owned.error)
  const chainState = useSourceState(reached)
  const retryChain = () => {
    reached.refetch()
    cache.refetchQueries({ queryKey: [...chainStateKey, chain.id], type: 'active' })
  }
  return (
    <section className={styles.chain} aria-label={words.safesOn(chain.name)}>
      <h3 className={styles.title}>{chain.name}</h3>
      {isUnserved && <p className={styles.none}>{words.chainUnserved(chain.name)}</p>}
      {/* What the head of the page says of the service is not said again. */}
      {owned.error && isDown && (
        <p className={styles.none}>{owned.data ? shownIsFrom(owned.dataUpdatedAt) : unknownForNow}</p>
      )}
      {owned.error && !isUnserved && !isDown && (
        <FailureNotice
          title={owned.data ? words.oldListShown(chain.name) : words.listFailed(chain.name)}
          error={owned.error}
          onRetry={() => owned.refetch()}
        />
      )}
      {chainState.phase === 'failed' && (
        <FailureNotice
          title={words.factsUnknown(failures[chainState.reason](chain.name))}
          error={chainState.error}
          onRetry={retryChain}
        />
      )}
      {owned.isPending && <Skeleton label={words.loadingSafes(chain.name)} lines={2} />}
      {owned.data && <UnreadEntries unread={owned.data.unread} />}
      {owned.data && safes.length === 0 && owned.data.unread.length === 0 && (
        <p className={styles.none}>{words.noSafes}</p>
      )}
      {safes.length > 0 && (
        <ul className={styles.list} aria-label={words.yourSafesOn(chain.name)}>
          {sorted.slice(0, count).map((safe) => (
            <SafeListItem key={safe.address} safe={safe} owner={owner} />
          ))}
        </ul>
      )}
      {safes.length > count && (
        <p>
          <Button onClick={() => setCount(count + pageSize)}>{words.showMore(safes.length - count)}</Button>
        </p>
      )}
    </section>
  )
}
