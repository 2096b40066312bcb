import type { RefObject } from 'react'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { describeListed } from '@/components/transactions/view/sentence/describeListed'
import { writeSentence } from '@/components/transactions/view/sentence/sentence'
import rowStyles from '@/components/ui/list/row.module.css'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'

type FarRowProps = {
  safe: SafeView
  transaction: TransactionSummary
  rowRef: RefObject<HTMLLIElement | null>
  room: number | 'usual'
}

/** What stands for a row that is far from the window: its room, and its sentence and link for whoever looks for them. */
export function FarRow({ safe, transaction, rowRef, room }: FarRowProps) {
  const { chainId, address } = safe
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
      {txInfo.type === 'Creation' ? text : <a href={safeRoutes.transaction(safe, id)}>{text}</a>}
    </li>
  )
}
