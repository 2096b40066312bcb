import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { newSafesKey } from '@/components/create-safe/model/newSafesKey'
import { NeedsYouList } from '@/components/needs-you/NeedsYouList'
import { NeedsYouWatch } from '@/components/needs-you/NeedsYouWatch'
import { NotifySwitch } from '@/components/needs-you/NotifySwitch'
import { OpenSafeFold } from '@/components/safe/list/OpenSafeFold'
import { SafeList } from '@/components/safe/list/SafeList'
import { Notice } from '@/components/ui/notice/Notice'
import { hasService } from '@/lib/config/publicEnv'
import { useNeedsYou } from '@/lib/needs-you/useNeedsYou'
import { useIsLong } from '@/lib/query/useIsLong'
import { browserStorage } from '@/lib/storage/browserStorage'
import { AccountPanel } from './AccountPanel'
import styles from './MyStart.module.css'
import * as words from './words'

const loadSent = () => import('@/components/create-safe/SentCreations').then((module) => module.SentCreations)
const SentCreations = dynamic(loadSent, { ssr: false })
const hasCreations = () => hasService && browserStorage.getItem(newSafesKey) !== null

/** The rest waits so long for what stands above it, which would push it away. */
const patience = 2_000

/** The start page of whoever is connected, or looked at a Safe before: what needs them first. */
export function MyStart() {
  const { address } = useAccount()
  const state = useNeedsYou()
  const { isLoading } = state
  const isSlow = useIsLong(isLoading, patience)
  const [isReady, setIsReady] = useState(false)
  if (!isReady && (!isLoading || isSlow)) setIsReady(true)
  return (
    <>
      <h1 className="visually-hidden">{words.start}</h1>
      {hasService && <NeedsYouWatch />}
      {hasService ? <NeedsYouList state={state} /> : <Notice tone="neutral">{words.noService}</Notice>}
      {isReady && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <SafeList key={address} owner={address} />
            <OpenSafeFold isOpen={!address || state.safes.length === 0} />
          </div>
          <div className={styles.column}>
            {address && <AccountPanel />}
            {address && hasService && <NotifySwitch />}
          </div>
        </div>
      )}
      {isReady && hasCreations() && <SentCreations />}
    </>
  )
}
