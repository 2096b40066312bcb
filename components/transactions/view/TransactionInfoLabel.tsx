import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { findChain } from '@/lib/config/chain'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { Unit } from './describeAmount'
import { describeTransaction } from './describeTransaction'
import styles from './TransactionInfoLabel.module.css'

type TransactionInfoLabelProps = {
  safe: SafeRef
  info: TransactionInfo
  /** Where it is there, the call data names the transaction; before that the service does. */
  decoded?: DecodedCall | undefined
  /** All fields: without them nothing is called a rejection. */
  transaction?: SafeTransaction | undefined
  token?: Unit | undefined
}

/** What a transaction is, in one line that may wrap: an address has its name in the book, or stands in full. */
export function TransactionInfoLabel({ safe, info, decoded, transaction, token }: TransactionInfoLabelProps) {
  const { chainId, address: account } = safe
  const { nameOf } = useAddressBook()
  const native = findChain(chainId)?.nativeCurrency ?? { symbol: null, decimals: null }
  const call = decoded && { decoded, transaction }
  const { text, address } = describeTransaction({ safe: account, txInfo: info, call, native, token })
  const name = address && nameOf(chainId, address)
  return (
    <span className={styles.label}>
      {text}
      {name && <span title={address}> {name}</span>}
      {address && !name && <span className={styles.address}> {address}</span>}
    </span>
  )
}
