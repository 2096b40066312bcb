import { memo } from 'react'
import { countHidden } from '@/lib/format/visibleText'
import { DisguisedWords } from './DisguisedWords'
import { LongText } from './LongText'
import styles from './MessageText.module.css'

type MessageTextProps = { text: string }

/** A text message as it is signed, escaped, with what cannot be seen in it made visible and counted. */
export const MessageText = memo(function MessageText({ text }: MessageTextProps) {
  const hidden = countHidden(text)
  return (
    <div className={styles.message}>
      {hidden > 0 && (
        <p className={styles.warning}>
          {hidden === 1
            ? 'This text holds a character that cannot be seen or that reorders others. It is shown by its code.'
            : `This text holds ${hidden} characters that cannot be seen or that reorder others. They are shown by their codes.`}
        </p>
      )}
      <DisguisedWords text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, and the keyboard must reach that */}
      <section className={styles.frame} tabIndex={0} aria-label="Text of the message">
        {text === '' ? <em>This text is empty.</em> : <LongText text={text} />}
      </section>
    </div>
  )
})
