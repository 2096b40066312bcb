import { size } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { nativeUnit } from './describeAmount'
import { describeRefund } from './describeRefund'
import styles from './FieldTable.module.css'
import { RawData } from './RawData'
import * as words from './words'

type FieldTableProps = { safe: SafeRef; transaction: SafeTransaction }

const longData = 256

/** The ten fields that the hash is made of, exactly as they are hashed. */
export function FieldTable({ safe, transaction }: FieldTableProps) {
  const native = nativeUnit(safe.chainId)
  const isLong = size(transaction.data) > longData
  return (
    <div className={styles.fields}>
      <table className={styles.table} aria-label={words.signedFields}>
        <colgroup>
          <col className={styles.names} />
          <col />
        </colgroup>
        <tbody>
          {transactionFields.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {name === 'data' && isLong ? <RawData data={transaction.data} /> : `${transaction[name]}`}
                {name === 'operation' && (transaction.operation === 1 ? ' (delegatecall)' : ' (call)')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{describeRefund(transaction, native)}</p>
    </div>
  )
}
