import { type Hex, size } from 'viem'
import { CopyButton } from '@/components/ui/CopyButton'
import styles from './RawData.module.css'
import * as words from './words'

type RawDataProps = { data: Hex }

/** The bytes themselves: whatever is said about them, they are what is signed. */
export function RawData({ data }: RawDataProps) {
  return (
    <details className={styles.raw}>
      <summary>{words.rawData(size(data))}</summary>
      <div className={styles.body}>
        <code className={styles.bytes}>{data}</code>
        <CopyButton text={data} label={words.copyData} />
      </div>
    </details>
  )
}
