import { findDisguisedWords } from '@/lib/format/lookAlikeName'
import styles from './DisguisedWords.module.css'
import { VisibleText } from './VisibleText'

type DisguisedWordsProps = { text: string }

const mostNamed = 10

/** The words of a text that may be others than they look like; nothing when there is none. */
export function DisguisedWords({ text }: DisguisedWordsProps) {
  const words = findDisguisedWords(text)
  if (words.length === 0) return null
  const more = words.length > mostNamed ? ` and ${words.length - mostNamed} more` : ''
  return (
    <span className={styles.warning}>
      These words are written in letters that look like those of another alphabet:{' '}
      <VisibleText text={words.slice(0, mostNamed).join(', ')} />
      {more}
    </span>
  )
}
