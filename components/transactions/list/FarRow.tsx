import { memo, type RefObject } from 'react'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { describeListed } from '@/components/transactions/view/sentence/describeListed'
import { writeSentence } from '@/components/transactions/view/sentence/sentence'
import rowStyles from '@/components/ui/list/row.module.css'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { safeRoutes } from '@/lib/routes'

type FarRowProps = SafeRef & {
  transaction: TransactionSummary
  rowRef: RefObject<HTMLLIElement | null>
  room: number | 'usual'
}

/** What stands for a row that is far from the window: its room, and its sentence and link for whoever looks for them. */
export const FarRow = memo(function FarRow({ chainId, address, transaction, rowRef, room }: FarRowProps) {
  const { id, txInfo } = transaction
  const { nameOf } = useAddressBook()
  const sentence = describeListed(transaction, { safe: address, native: nativeUnit(chainId) })
  const text = writeSentence(sentence, (account) => nameOf(chainId, account) ?? account)
  return (
    <li
      ref={rowRef}
      className={rowStyles.far}
      style={room === 'usual' ? undefined : { blockSize: room }}
      data-transaction={id}
    >
      {txInfo.type === 'Creation' ? text : <a href={safeRoutes.transaction({ chainId, address }, id)}>{text}</a>}
    </li>
  )
})
