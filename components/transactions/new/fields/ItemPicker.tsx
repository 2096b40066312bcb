import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as words from '@/components/transactions/new/words'
import { Button } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import { Skeleton } from '@/components/ui/Skeleton'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { collectiblePagesQuery } from '@/lib/gateway/queries/collectibleQueries'
import { type PagedList, usePagedList } from '@/lib/gateway/queries/usePagedList'
import type { Collectible } from '@/lib/gateway/schemas/assetSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import choiceStyles from './choice.module.css'
import styles from './ItemPicker.module.css'

type ItemPickerProps = {
  safe: SafeView
  isChosen: (item: Collectible) => boolean
  onChoose: (item: Collectible) => void
  /** The fields below it, which would jump where they came first. */
  children: ReactNode
}

/** What the service lists as the Safe's NFTs, to choose one by its picture; nothing where it lists none. */
export function ItemPicker({ safe, children, ...props }: ItemPickerProps) {
  const list = usePagedList(
    useInfiniteQuery(collectiblePagesQuery(appGateway, safe, { trusted: true, excludeSpam: true })),
  )
  if (list.isLoading) return <Skeleton label={words.loadingItems} lines={6} />
  return (
    <>
      {list.items.length > 0 && <Choice list={list} {...props} />}
      {children}
    </>
  )
}

type ChoiceProps = Omit<ItemPickerProps, 'safe' | 'children'> & { list: PagedList<Collectible> }

function Choice({ list, isChosen, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{words.chooseItem}</legend>
      <div className={styles.grid}>
        {list.items.map((item, index) => {
          const collection = displayName(item.tokenName ?? '') ?? words.unnamedCollection
          const title = displayName(item.name ?? '') ?? words.itemTitle(collection, item.id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lying list may name an item twice
            <label key={`${item.address} ${item.id} ${index}`} className={`${choiceStyles.choice} ${styles.item}`}>
              <input
                type="radio"
                name={name}
                className={choiceStyles.input}
                checked={isChosen(item)}
                onChange={() => onChoose(item)}
              />
              <Picture url={item.imageUri} name={title} size="large" />
              <ServiceWord note={null}>{title}</ServiceWord>
            </label>
          )
        })}
      </div>
      {list.hasMore && (
        <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
          {words.moreItems}
        </Button>
      )}
    </fieldset>
  )
}
