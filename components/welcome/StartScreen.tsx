import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { OpenSafeForm } from '@/components/safe/list/OpenSafeForm'
import { OpenSafePanel } from '@/components/safe/list/OpenSafePanel'
import { viewedSafesKey } from '@/lib/config/bootScript.js'
import { browserStorage } from '@/lib/storage/browserStorage'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { Introduction } from './Introduction'
import styles from './StartScreen.module.css'

// A stranger on a first visit needs none of it: nothing is fetched before there is something to show.
const MyStart = dynamic(() => import('./MyStart').then((module) => module.MyStart), { ssr: false })

/** The start page: what this is for a stranger; what needs them, their Safes and account for all others. */
export function StartScreen() {
  const { isConnected } = useAccount()
  const hasViewed = useSyncExternalStore(subscribe, readHasViewed, () => false)
  const { isRestoring } = useStore(walletDialogs)
  if (isConnected || (hasViewed && !isRestoring)) return <MyStart />
  return (
    <div className={styles.start}>
      <Introduction />
      <OpenSafePanel>
        <OpenSafeForm />
      </OpenSafePanel>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  return browserStorage.subscribe(viewedSafesKey, listener)
}

function readHasViewed(): boolean {
  return browserStorage.getItem(viewedSafesKey) !== null
}
