import { DateLabel } from '@/components/chain/DateLabel'
import rowStyles from '@/components/ui/list/row.module.css'
import type { Day } from '@/lib/format/groupByDay'
import { formatDay } from '@/lib/format/time'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './MessageDays.module.css'
import { MessageRow } from './MessageRow'

type MessageDaysProps = { safe: SafeView; days: readonly Day<SafeMessage>[] }

export function MessageDays({ safe, days }: MessageDaysProps) {
  return (
    <>
      {days.map(({ day, entries }) => (
        // A gateway may come to one day twice: its first message tells the groups apart.
        <section key={`${day} ${entries[0]?.messageHash}`} className={styles.day} aria-label={formatDay(day)}>
          <DateLabel day={day} />
          <ul className={rowStyles.rows}>
            {entries.map((message) => (
              <MessageRow key={message.messageHash} safe={safe} message={message} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
