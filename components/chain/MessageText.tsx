import { memo } from 'react'
import { countHidden } from '@/lib/format/visibleText'
import { DisguisedWords } from './DisguisedWords'
import { LongText } from './LongText'
import styles from './MessageText.module.css'
import * as words from './words'

type MessageTextProps = { text: string }

/** A text message as it is signed, escaped, with what cannot be seen in it made visible and counted. */
export const MessageText = memo(function MessageText({ text }: MessageTextProps) {
  const hidden = countHidden(text)
  return (
    <div className={styles.message}>
      {hidden > 0 && <p className={styles.warning}>{words.hiddenCharacters(hidden)}</p>}
      <DisguisedWords text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, and the keyboard must reach that */}
      <section className={styles.frame} tabIndex={0} aria-label={words.messageText}>
        {text === '' ? <em>{words.emptyText}</em> : <LongText text={text} />}
      </section>
    </div>
  )
})
