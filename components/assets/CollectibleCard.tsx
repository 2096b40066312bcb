import { useQuery } from '@tanstack/react-query'
import { sayAssetReason } from '@/components/assets/model/assetCheck'
import { doubleCheck } from '@/components/assets/model/balanceChecks'
import { collectibleOwnerQuery } from '@/components/assets/model/chainAssets'
import { shortenId } from '@/components/assets/model/shortenId'
import { HexText } from '@/components/ui/HexText'
import { Picture } from '@/components/ui/Picture'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { VerificationMark } from '@/components/verification/VerificationMark'
import { useReadClient } from '@/lib/chain/useReadClient'
import { describeError } from '@/lib/errors'
import { displayName } from '@/lib/format/displayName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { Collectible } from '@/lib/gateway/schemas/assetSchema'
import { useSeen } from '@/lib/query/useSeen'
import { AssetActs } from './AssetActs'
import styles from './CollectibleCard.module.css'
import * as words from './words'

type CollectibleCardProps = { safe: SafeRef; item: Collectible; isRepeat: boolean }

/** One collectible. Name, text and picture are whatever its maker chose: they prove nothing, its address and id do. */
export function CollectibleCard({ safe, item, isRepeat }: CollectibleCardProps) {
  const client = useReadClient({ chainId: safe.chainId })
  const [ref, isSeen] = useSeen<HTMLLIElement>()
  const { data, error } = useQuery({
    ...collectibleOwnerQuery(client, safe, item.address, item.id),
    enabled: isSeen,
  })
  const check = isRepeat ? doubleCheck : data
  const collection = displayName(item.tokenName ?? '') ?? words.unnamedCollection
  const name = displayName(item.name ?? '') ?? `${collection} #${shortenId(item.id)}`
  const failure = error ? describeError(error) : undefined
  const status = check?.status ?? (failure ? 'unknown' : 'loading')
  return (
    <li ref={ref} className={styles.card}>
      <Picture url={item.imageUri} name={name} size="large" />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <ServiceWord note={null}>{name}</ServiceWord>
        </h3>
        <p className={styles.soft}>
          <ServiceWord note={null}>{collection}</ServiceWord> · <span title={`${item.id}`}>#{shortenId(item.id)}</span>{' '}
          <VerificationMark status={status} sentence={check ? sayAssetReason(check.reason) : failure} />
        </p>
        {item.description && (
          <p className={styles.description}>
            <ServiceWord note={null}>{item.description.slice(0, 300)}</ServiceWord>
          </p>
        )}
        <p className={styles.address}>
          <HexText text={item.address} />
        </p>
        <AssetActs safe={safe} shown={name} link={{ form: 'nft', token: item.address, tokenId: `${item.id}` }} />
      </div>
    </li>
  )
}
