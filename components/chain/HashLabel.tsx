import type { Hex } from 'viem'
import { CopyButton } from '@/components/ui/CopyButton'
import { groupHash } from '@/lib/format/groupHash'
import styles from './HashLabel.module.css'
import * as words from './words'

type HashLabelProps = { name: string; hash: Hex }

/** A hash in full, in groups as a hardware wallet's screen is compared, with a way to copy it. */
export function HashLabel({ name, hash }: HashLabelProps) {
  return (
    <div className={styles.hash}>
      <span className={styles.name}>{name}</span>
      <code className={styles.value}>
        0x
        {groupHash(hash).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of one constant text, never reordered
          <span key={index}>{group}</span>
        ))}
      </code>
      <CopyButton text={hash} label={words.copy} />
    </div>
  )
}
