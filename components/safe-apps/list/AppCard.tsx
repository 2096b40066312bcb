import Link from 'next/link'
import { Button } from '@/components/ui/Button'
import { displayName } from '@/lib/format/displayName'
import styles from './AppCard.module.css'
import { AppIcon } from './AppIcon'
import * as words from './words'

export type AppCardApp = {
  href: string
  name: string
  description?: string
  iconUrl?: string | null
  tags?: readonly string[]
  isListed?: boolean
}

type AppCardProps = {
  app: AppCardApp
  openHref: string
  isPinned: boolean
  onTogglePin: () => void
  onRemove?: () => void
}

/** One app to open: where it leads, and what it calls itself or, of a listed one, what the gateway says that it is. */
export function AppCard({ app, openHref, isPinned, onTogglePin, onRemove }: AppCardProps) {
  const name = displayName(app.name) ?? words.unnamedApp
  const { host } = new URL(app.href)
  const hiddenName = <span className="visually-hidden">{name}</span>
  return (
    <li className={styles.card} data-word={app.isListed ? 'service' : undefined}>
      <div className={styles.head}>
        <AppIcon name={name} iconUrl={app.iconUrl} />
        <div className={styles.title}>
          <h3>
            <Link href={openHref}>{name}</Link>
          </h3>
          <p className={styles.host}>{app.isListed ? words.asListed(host) : host}</p>
        </div>
      </div>
      {app.description && <p className={styles.description}>{app.description.slice(0, 300)}</p>}
      {app.tags && app.tags.length > 0 && <p className={styles.tags}>{app.tags.slice(0, 6).join(' · ')}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" aria-pressed={isPinned} onClick={onTogglePin}>
          <span>
            {words.pin(hiddenName)}
            {isPinned && <span aria-hidden="true">✓</span>}
          </span>
        </Button>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            <span>{words.remove(hiddenName)}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
