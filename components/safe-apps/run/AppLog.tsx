import { language } from '@/lib/format/language'
import { formatIsoTime } from '@/lib/format/time'
import { formatEvent, type LoggedEvent } from '@/lib/safe-apps/host/requestLog'
import styles from './AppLog.module.css'
import * as words from './words'

type AppLogProps = { events: readonly LoggedEvent[] }

/** The newest messages between the app and this page, oldest first; each opens to the beginning of what was sent. */
export function AppLog({ events }: AppLogProps) {
  if (events.length === 0) return <p>{words.noMessages}</p>
  return (
    <ol className={styles.log} aria-label={words.appMessages}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <details>
            <summary>
              <time dateTime={formatIsoTime(event.at)}>{new Date(event.at).toLocaleTimeString(language)}</time>{' '}
              {summarise(event)}
            </summary>
            <pre className={styles.text}>{formatEvent(event)}</pre>
          </details>
        </li>
      ))}
    </ol>
  )
}

function summarise(event: LoggedEvent): string {
  switch (event.kind) {
    case 'request':
      return words.asked(event.method)
    case 'answer':
      return words.answered(event.method)
    case 'error':
      return words.refused(event.method, event.message, event.code)
    case 'ignored':
      return words.ignored[event.reason]
  }
}
