import { memo } from 'react'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import { useSavedApps } from '@/lib/safe-apps/listing/useSavedApps'
import { AppCard, type AppCardApp } from './AppCard'
import styles from './AppGrid.module.css'

type AppGridProps = { label: string; safe: SafeRef; apps: readonly AppCardApp[] }

/** Apps side by side, each to be opened, pinned and, if the user added it, removed. Not drawn again while one searches. */
export const AppGrid = memo(function AppGrid({ label, safe, apps }: AppGridProps) {
  const { pinned, custom, togglePin, removeCustom } = useSavedApps()
  return (
    <ul className={styles.grid} aria-label={label}>
      {apps.map((app) => (
        <AppCard
          key={app.href}
          app={app}
          openHref={safeRoutes.openApp(safe, app.href)}
          isPinned={pinned.includes(app.href)}
          onTogglePin={() => togglePin(app.href)}
          {...(custom.some(({ href }) => href === app.href) ? { onRemove: () => removeCustom(app.href) } : {})}
        />
      ))}
    </ul>
  )
})
