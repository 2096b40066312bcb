import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useSeen } from '@/lib/query/useSeen'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { findAccountDoubt } from '@/lib/safe-view/accountDoubts'
import { chainStateQuery } from '@/lib/verify/verificationQuery'
import { SafeLink } from './SafeLink'
import styles from './SafeListItem.module.css'
import * as words from './words'

type SafeListItemProps = { safe: SafeRef; owner: Address }

/** One Safe of the list. What it needs and holds is asked of the chain when the row comes into view. */
export function SafeListItem({ safe, owner }: SafeListItemProps) {
  const [ref, isSeen] = useSeen<HTMLLIElement>()
  const client = useReadClient({ chainId: safe.chainId })
  const { data, error } = useQuery({ ...chainStateQuery(client, safe), enabled: isSeen, refetchInterval: false })
  const currency = findChain(safe.chainId)?.nativeCurrency
  const isOwner = data?.owners.some((each) => sameBytes(each, owner))
  return (
    <li ref={ref}>
      <SafeLink safe={safe}>
        {data && currency && (
          <>
            {` · ${words.signaturesNeeded(data.threshold, data.owners.length)} · `}
            <TokenAmount amount={data.balance} decimals={currency.decimals} symbol={currency.symbol} />
          </>
        )}
        {error && ` · ${error instanceof NotASafeError ? words.noSafeHere : words.notKnown}`}
        {!data && !error && ' · …'}
        {data && findAccountDoubt(data, undefined) && <span className={styles.foreign}>{words.unknownCode}</span>}
        {data && !isOwner && <span className={styles.foreign}>{words.notYours}</span>}
      </SafeLink>
    </li>
  )
}
