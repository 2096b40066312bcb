import { splitHidden } from '@/lib/format/visibleText'
import styles from './VisibleText.module.css'
import * as words from './words'

type VisibleTextProps = { text: string }

/** A text in which every invisible or direction-changing character stands as its code. */
export function VisibleText({ text }: VisibleTextProps) {
  return (
    <span className={styles.text}>
      {splitHidden(text).map(({ text: part, code }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text, never reordered
        <bdi key={index} className={code && styles.code} title={code && words.hiddenCharacter}>
          {code ?? part}
        </bdi>
      ))}
    </span>
  )
}
