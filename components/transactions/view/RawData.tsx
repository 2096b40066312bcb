import { type Hex, size } from 'viem'
import { CopyButton } from '@/components/ui/CopyButton'
import styles from './RawData.module.css'

type RawDataProps = { data: Hex }

/** The bytes themselves: whatever is said about them, they are what is signed. */
export function RawData({ data }: RawDataProps) {
  const length = size(data)
  return (
    <details className={styles.raw}>
      <summary>{`Raw data (${length === 1 ? '1 byte' : `${length} bytes`})`}</summary>
      <div className={styles.body}>
        <code className={styles.bytes}>{data}</code>
        <CopyButton text={data} label="Copy data" />
      </div>
    </details>
  )
}
