import { DateLabel } from '@/components/chain/DateLabel'
import { formatDay } from '@/lib/format/time'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { MessageDay } from './groupMessages'
import styles from './MessageDays.module.css'
import { MessageRow } from './MessageRow'

type MessageDaysProps = { safe: SafeView; days: readonly MessageDay[] }

export function MessageDays({ safe, days }: MessageDaysProps) {
  return (
    <>
      {days.map(({ day, messages }) => (
        // A gateway may come to one day twice: its first message tells the groups apart.
        <section key={`${day} ${messages[0]?.messageHash}`} className={styles.day} aria-label={formatDay(day)}>
          <DateLabel day={day} isWord />
          <ul className={styles.rows}>
            {messages.map((message) => (
              <MessageRow key={message.messageHash} safe={safe} message={message} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
