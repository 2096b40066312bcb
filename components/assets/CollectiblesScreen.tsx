import { useInfiniteQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/Button'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { hasService } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { collectiblePagesQuery } from '@/lib/gateway/queries/collectibleQueries'
import { usePagedList } from '@/lib/gateway/queries/usePagedList'
import type { Collectible } from '@/lib/gateway/schemas/assetSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { AssetTabs } from './AssetTabs'
import { CollectibleCard } from './CollectibleCard'
import styles from './CollectiblesScreen.module.css'
import * as words from './words'

const FoundItems = dynamic(() => import('./found/FoundItems').then((module) => module.FoundItems), { ssr: false })

type CollectiblesScreenProps = { safe: SafeView }

/** The Safe's collectibles as the gateway lists them, the owner of each asked of the chain when it comes into view. */
export function CollectiblesScreen({ safe }: CollectiblesScreenProps) {
  const query = useInfiniteQuery(collectiblePagesQuery(appGateway, safe, { trusted: true, excludeSpam: true }))
  const list = usePagedList(query)
  const { items, isLoading, isLoadingMore } = list
  const repeats = findRepeats(items)
  return (
    <div className={styles.screen}>
      <AssetTabs safe={safe} />
      <Panel title={words.collectibles}>
        <PagedListState safe={safe} what={words.collectiblesList} list={list} absent={words.noItemList} />
        {!hasService && <FoundItems safe={safe} />}
        {isLoading && <Skeleton label={words.loadingCollectibles} lines={4} />}
        {query.data && items.length === 0 && list.unread.length === 0 && <p>{words.noCollectibles}</p>}
        {items.length > 0 && (
          <>
            <p>{words.collectiblesHint}</p>
            <ul className={styles.grid} aria-label={words.collectibles}>
              {items.map((item, index) => (
                <CollectibleCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a lying list may name a collectible twice
                  key={`${item.address} ${item.id} ${index}`}
                  safe={safe}
                  item={item}
                  isRepeat={repeats.has(item)}
                />
              ))}
            </ul>
          </>
        )}
        {list.hasMore && (
          <p>
            <Button onClick={() => query.fetchNextPage()} disabled={isLoadingMore}>
              {isLoadingMore ? words.loading : words.loadMore}
            </Button>
          </p>
        )}
      </Panel>
    </div>
  )
}

/** Of what is listed more than once all but the first. */
function findRepeats(items: readonly Collectible[]): Set<Collectible> {
  const seen = new Set<string>()
  const isRepeat = ({ address, id }: Collectible) => {
    const before = seen.size
    return seen.add(`${address} ${id}`.toLowerCase()).size === before
  }
  return new Set(items.filter(isRepeat))
}
