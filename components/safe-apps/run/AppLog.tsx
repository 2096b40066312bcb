import { formatIsoTime } from '@/lib/format/time'
import { formatEvent, type LoggedEvent } from '@/lib/safe-apps/host/requestLog'
import styles from './AppLog.module.css'

type AppLogProps = { events: readonly LoggedEvent[] }

/** The newest messages between the app and this page, oldest first; each opens to the beginning of what was sent. */
export function AppLog({ events }: AppLogProps) {
  if (events.length === 0) return <p>The app has sent nothing yet.</p>
  return (
    <ol className={styles.log} aria-label="Messages of the app">
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <details>
            <summary>
              <time dateTime={formatIsoTime(event.at)}>{new Date(event.at).toLocaleTimeString()}</time>{' '}
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
      return `asked: ${event.method}`
    case 'answer':
      return `answered: ${event.method}`
    case 'error':
      return `refused: ${event.method} – ${event.message} (${event.code})`
    case 'ignored':
      return `ignored: ${ignoredTexts[event.reason]}`
  }
}

const ignoredTexts = {
  origin: 'a message from another site in the frame',
  shape: 'a message that is no request',
  version: 'a request without a supported SDK version',
  replay: 'a request with an id that was used before',
}
