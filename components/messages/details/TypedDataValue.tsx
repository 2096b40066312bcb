import { DisguisedWords } from '@/components/chain/DisguisedWords'
import { LongText } from '@/components/chain/LongText'
import { asPlainText } from '@/lib/format/exactJson'
import styles from './TypedDataValue.module.css'
import * as words from './words'

type TypedDataValueProps = { value: unknown }

/** One value of typed data with every digit. */
export function TypedDataValue({ value }: TypedDataValueProps) {
  if (value === '') return <span className={styles.soft}>{words.emptyText}</span>
  const text = typeof value === 'string' ? value : asPlainText(value)
  if (text === '') return <span className={styles.soft}>{(JSON.stringify(value) ?? words.nothing).slice(0, 500)}</span>
  return (
    <span className={styles.value}>
      <LongText text={text} />
      <DisguisedWords text={text} />
    </span>
  )
}
