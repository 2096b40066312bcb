import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { lookAlikesQuery } from '@/lib/query/lookAlikesQuery'
import styles from './DisguisedWords.module.css'
import { VisibleText } from './VisibleText'
import * as words from './words'

type DisguisedWordsProps = { text: string }

const mostNamed = 10
// The text itself is shown in full beside this; one word can be all of it.
const longestNamed = 40
const isPlain = /^[\0-\x7f]*$/

/** The words of a text that may be others than they look like; nothing when there is none. */
export function DisguisedWords({ text }: DisguisedWordsProps) {
  // Looked for when the text stands there: of a long one it takes as long as to draw it.
  const drawn = useDeferredValue(text, '')
  const { data: letters, isError } = useQuery({ ...lookAlikesQuery, enabled: !isPlain.test(drawn) })
  const disguised = useMemo(() => letters?.findDisguisedWords(drawn) ?? [], [letters, drawn])
  if (isError && !isPlain.test(drawn)) return <span className={styles.warning}>{words.lettersUnchecked}</span>
  if (disguised.length === 0) return null
  const named = <VisibleText text={disguised.slice(0, mostNamed).map(cut).join(', ')} />
  return <span className={styles.warning}>{words.disguisedWords(named, disguised.length - mostNamed)}</span>
}

function cut(word: string): string {
  const letters = [...word.slice(0, 2 * longestNamed + 1)]
  return letters.length > longestNamed ? `${letters.slice(0, longestNamed).join('')}…` : word
}
