import { useMemo } from 'react'
import type { Address } from 'viem'
import { describeStatus } from '@/components/transactions/list/describeStatus'
import { undescribed } from '@/components/transactions/review/undescribed'
import * as words from '@/components/transactions/review/words'
import { CallView } from '@/components/transactions/view/CallView'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { readMove } from '@/components/transactions/view/readMove'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { useTokenUnit } from '@/components/transactions/view/useTokenUnit'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { chainAlone, joinSafe } from '@/lib/safe-view/safeView'
import type { ApprovedTransaction } from '@/lib/verify/approvedTransaction'
import styles from './ApprovedContent.module.css'

type ApprovedContentProps = {
  chainId: number
  /** The Safe whose transaction it is. */
  address: Address
  content: NonNullable<ApprovedTransaction['content']>
}

/** What an approved transaction does, read from the bytes that have the approved hash. */
export function ApprovedContent({ chainId, address, content }: ApprovedContentProps) {
  const { chain, details, claimed, decoded } = content
  const txInfo = details?.txInfo ?? undescribed
  const safe = useMemo(() => joinSafe({ chainId, address }, chain, undefined, chainAlone), [chainId, address, chain])
  const native = nativeUnit(chainId)
  const token = useTokenUnit(chainId, readMove(address, txInfo, decoded, native)?.token)
  if (!safe) return null
  return (
    <>
      <h3 className={styles.title}>
        <TransactionSentence {...{ safe, info: txInfo, decoded, transaction: claimed.transaction, token }} isFull />
      </h3>
      <Facts>
        <Fact term={words.otherNonce}>{`${claimed.transaction.nonce}`}</Fact>
        {details && <Fact term={words.status}>{describeStatus(details.txStatus)}</Fact>}
      </Facts>
      <CallView safe={safe} call={decoded} />
    </>
  )
}
