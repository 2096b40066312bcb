import styles from './MessageText.module.css'

type MessageTextProps = { text: string }

/** A message as it will be signed, with every character that changes its bytes. */
export function MessageText({ text }: MessageTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, and the keyboard must reach that
    <section className={styles.frame} tabIndex={0} aria-label="The message">
      <pre className={styles.text}>{text}</pre>
    </section>
  )
}
