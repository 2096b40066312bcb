import { splitText } from '@/lib/format/textPieces'
import styles from './LongText.module.css'
import { VisibleText } from './VisibleText'

type LongTextProps = { text: string }

/** A text of any length as `VisibleText` shows it; of a long one only the stretch in view is laid out. */
export function LongText({ text }: LongTextProps) {
  const pieces = splitText(text)
  if (pieces.length === 1) return <VisibleText text={text} />
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one constant text, never reordered
    <span key={index} className={styles.piece} data-cut={piece.isCut || undefined}>
      <VisibleText text={piece.text} />
    </span>
  ))
}
