import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { useAccount } from 'wagmi'
import { Panel } from '@/components/ui/Panel'
import { createSafeRoute } from '@/lib/routes'
import { browserStorage } from '@/lib/storage/browserStorage'
import * as words from './firstWords'
import { OpenSafeForm } from './OpenSafeForm'
import { viewedSafesKey } from './viewedSafesKey'
import styles from './YourSafes.module.css'

// A stranger on a first visit needs neither: nothing is fetched before there is something to show.
const SafeList = dynamic(() => import('./SafeList').then((module) => module.SafeList), { ssr: false })
const RecentSafes = dynamic(() => import('./RecentSafes').then((module) => module.RecentSafes), { ssr: false })

/** The Safes of whoever is connected, those that this browser saw last, and a way to any other. */
export function YourSafes() {
  const { address } = useAccount()
  const hasViewed = useSyncExternalStore(subscribe, readHasViewed, () => false)
  return (
    <div className={styles.safes}>
      {address && <SafeList key={address} owner={address} />}
      <Panel title={words.openSafe}>
        <p className={styles.hint}>{words.anySafeHint}</p>
        <OpenSafeForm />
        <p>
          <Link href={createSafeRoute} prefetch={false}>
            {words.createSafe}
          </Link>
        </p>
        {hasViewed && <RecentSafes />}
      </Panel>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  return browserStorage.subscribe(viewedSafesKey, listener)
}

function readHasViewed(): boolean {
  return browserStorage.getItem(viewedSafesKey) !== null
}
