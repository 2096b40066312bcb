import { formatIsoTime } from '@/lib/format/time'
import type { AppHostEvent } from '@/lib/safe-apps/host'
import { formatEvent } from '@/lib/safe-apps/requestLog'
import styles from './AppLog.module.css'

type AppLogProps = { events: readonly AppHostEvent[] }

/** The newest messages between the app and this page, oldest first; each opens to all that was sent. */
export function AppLog({ events }: AppLogProps) {
  if (events.length === 0) return <p>The app has sent nothing yet.</p>
  return (
    <ol className={styles.log} aria-label="Messages of the app">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id of their own and are only ever appended
        <li key={`${event.at} ${index}`} className={styles.event}>
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

function summarise(event: AppHostEvent): string {
  switch (event.kind) {
    case 'request':
      return `asked: ${event.method.slice(0, 64)}`
    case 'answer':
      return `answered: ${event.method}`
    case 'error':
      return `refused: ${event.method.slice(0, 64)} – ${event.message} (${event.code})`
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
