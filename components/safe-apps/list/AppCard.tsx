import Link from 'next/link'
import { Button } from '@/components/ui/Button'
import { displayName } from '@/lib/format/displayName'
import styles from './AppCard.module.css'
import { AppIcon } from './AppIcon'

export type AppCardApp = {
  href: string
  name: string
  description?: string
  iconUrl?: string | null
  tags?: readonly string[]
}

type AppCardProps = {
  app: AppCardApp
  openHref: string
  isPinned: boolean
  onTogglePin: () => void
  onRemove?: () => void
}

/** One app to open: its name and words are its own, the host is the fact. */
export function AppCard({ app, openHref, isPinned, onTogglePin, onRemove }: AppCardProps) {
  const name = displayName(app.name) ?? 'Unnamed app'
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <AppIcon name={name} iconUrl={app.iconUrl} />
        <div className={styles.title}>
          <h3>
            <Link href={openHref}>{name}</Link>
          </h3>
          <p className={styles.host}>{new URL(app.href).host}</p>
        </div>
      </div>
      {app.description && <p className={styles.description}>{app.description.slice(0, 300)}</p>}
      {app.tags && app.tags.length > 0 && <p className={styles.tags}>{app.tags.slice(0, 6).join(' · ')}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" aria-pressed={isPinned} onClick={onTogglePin}>
          <span>
            Pin <span className="visually-hidden">{name}</span>
            {isPinned && <span aria-hidden="true">✓</span>}
          </span>
        </Button>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            <span>
              Remove <span className="visually-hidden">{name}</span>
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}
