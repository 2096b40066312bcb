import { DisguisedWords } from '@/components/chain/DisguisedWords'
import { LongText } from '@/components/chain/LongText'
import { asPlainText } from '@/lib/format/exactJson'
import styles from './TypedDataValue.module.css'

type TypedDataValueProps = { value: unknown }

/** One value of typed data with every digit. */
export function TypedDataValue({ value }: TypedDataValueProps) {
  if (value === '') return <span className={styles.soft}>Empty text</span>
  const text = typeof value === 'string' ? value : asPlainText(value)
  if (text === '') return <span className={styles.soft}>{(JSON.stringify(value) ?? 'Nothing').slice(0, 500)}</span>
  return (
    <span className={styles.value}>
      <LongText text={text} />
      <DisguisedWords text={text} />
    </span>
  )
}
