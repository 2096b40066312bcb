import { useState } from 'react'
import { AppIcon } from '@/components/safe-apps/list/AppIcon'
import { Button } from '@/components/ui/Button'
import { displayName } from '@/lib/format/displayName'
import { useAppHost } from '@/lib/safe-apps/host/useAppHost'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import { useSavedApps } from '@/lib/safe-apps/listing/useSavedApps'
import type { SafeView } from '@/lib/safe-view/safeView'
import { AppFrame } from './AppFrame'
import { AppInspector } from './AppInspector'
import { AppRequestDialog } from './AppRequestDialog'
import styles from './AppWorkspace.module.css'
import * as words from './words'

type AppWorkspaceProps = {
  safe: SafeView
  address: AppAddress
  name: string
  iconUrl?: string | null | undefined
}

/** A running app: its name and site, its frame, what it asks for, and what was said between it and this page. */
export function AppWorkspace({ safe, address, name: claimedName, iconUrl }: AppWorkspaceProps) {
  const host = useAppHost(address, safe)
  const { pinned, togglePin } = useSavedApps()
  const [run, setRun] = useState(0)
  const [isLoaded, setIsLoaded] = useState(false)
  const name = displayName(claimedName) ?? address.host
  const isPinned = pinned.includes(address.href)

  const handleReload = () => {
    setIsLoaded(false)
    setRun(run + 1)
  }
  return (
    <div className={styles.workspace}>
      <div className={styles.head}>
        <AppIcon name={name} iconUrl={iconUrl} />
        <div className={styles.title}>
          <h2>{name}</h2>
          <p className={styles.host}>{address.origin}</p>
        </div>
        <div className={styles.actions}>
          <Button aria-pressed={isPinned} onClick={() => togglePin(address.href)}>
            {words.pin}
            {isPinned && <span aria-hidden="true"> ✓</span>}
          </Button>
          <Button onClick={handleReload}>{words.reload}</Button>
        </div>
      </div>
      <AppFrame key={run} name={name} attach={host.attach} onLoad={() => setIsLoaded(true)} />
      <AppInspector key={`inspector-${run}`} address={address} log={host.log} isLoaded={isLoaded} />
      {host.review && (
        <AppRequestDialog
          key={host.review.id}
          safe={safe}
          review={host.review}
          app={{ name, url: address.href, origin: address.origin }}
        />
      )}
    </div>
  )
}
