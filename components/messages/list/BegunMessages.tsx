import type { Hex } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { BegunMessage } from './BegunMessage'
import styles from './BegunMessages.module.css'
import { useBegunMessages } from './useBegunMessages'
import * as words from './words'

type BegunMessagesProps = {
  safe: SafeView
  /** The message that is being signed here and now: its dialog says how it stands. */
  openHash: Hex | undefined
  onOpen: (message: string | MessageTypedData) => void
  onSettled: (message: string | MessageTypedData | undefined) => void
}

/** The messages that were begun and whose end nobody was told, each with what became of it. */
export function BegunMessages({ safe, openHash, onOpen, onSettled }: BegunMessagesProps) {
  const notes = useBegunMessages(safe).filter(({ hash }) => !sameBytes(hash, openHash))
  if (notes.length === 0) return null
  return (
    <section className={styles.list} aria-label={words.begunMessages}>
      {notes.map((note) => (
        <BegunMessage key={`${note.hash}${note.account}`} {...{ safe, note, onOpen, onSettled }} />
      ))}
    </section>
  )
}
