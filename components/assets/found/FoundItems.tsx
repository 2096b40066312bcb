import { AssetActs } from '@/components/assets/AssetActs'
import { shortenId } from '@/components/assets/model/shortenId'
import { unnamedCollection } from '@/components/assets/words'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { SearchState } from '@/components/chain/search/SearchState'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { displayName } from '@/lib/format/displayName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import styles from './Found.module.css'
import { useHeldItems } from './useHeldItems'
import { useReceived } from './useReceived'
import * as words from './words'

/** The ERC-721 items that came to the Safe by the chain's records, and that it still holds. */
export function FoundItems({ safe }: { safe: SafeRef }) {
  const search = useReceived(safe)
  const { data: held, isPlaceholderData, error, refetch } = useHeldItems(safe, search.items)
  const data = held ?? []
  const isRead = search.items.length === 0 || (held !== undefined && !isPlaceholderData)
  return (
    <>
      {data.length > 0 && <p>{words.itemsHint}</p>}
      {data.length > 0 && (
        <ul className={styles.found} aria-label={words.foundItems}>
          {data.map(({ token, id, name }) => {
            const shown = `${displayName(name ?? '') ?? unnamedCollection} #${shortenId(id)}`
            return (
              <li key={`${token} ${id}`} className={styles.token}>
                <span className={styles.amount} title={`${id}`}>
                  {shown}
                </span>
                <AddressLabel chainId={safe.chainId} address={token} />
                <AssetActs safe={safe} shown={shown} link={{ form: 'nft', token, tokenId: `${id}` }} />
              </li>
            )
          })}
        </ul>
      )}
      {error && <FailureNotice title={words.notRead} error={error} onRetry={refetch} />}
      <SearchState search={search} end={isRead && data.length === 0 && words.noItems} />
    </>
  )
}
