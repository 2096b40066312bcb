import { useRef } from 'react'
import { useStore } from 'zustand'
import type { PendingCreation } from '@/components/create-safe/model/creation'
import { newSafeDraft, startDraft } from '@/components/create-safe/model/newSafeDraft'
import { pendingCreations, removeCreation, saveCreation } from '@/components/create-safe/model/pendingCreations'
import { browserStorage } from '@/lib/storage/browserStorage'
import { CreationForm } from './CreationForm'
import { CreationProgress } from './CreationProgress'
import { CreationReview } from './CreationReview'
import styles from './createSafe.module.css'
import * as words from './words'

type CreateSafeScreenProps = { chain: string }

/** Puts a new Safe together, reviews it and follows it on; what was begun before is picked up again. */
export function CreateSafeScreen({ chain }: CreateSafeScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  const pending = useStore(pendingCreations)
  const sent = pending.filter((creation) => creation.stage === 'sent')
  const reviewed = pending.find(({ stage }) => stage !== 'sent')

  // The button that was pressed goes away, far down the page: what comes is read from its start.
  const showFromStart = () => {
    screen.current?.scrollIntoView()
    screen.current?.focus({ preventScroll: true })
  }
  // At every moment one of the two is kept: what is typed, or what came of it.
  const handleEdit = (creation: PendingCreation) => {
    newSafeDraft.write(startDraft(creation))
    removeCreation(browserStorage, creation)
    showFromStart()
  }
  const handleReview = (creation: PendingCreation) => {
    saveCreation(browserStorage, creation)
    newSafeDraft.remove()
    showFromStart()
  }
  return (
    <div ref={screen} className={styles.screen} tabIndex={-1}>
      <p className={styles.soft}>{words.intro}</p>
      {sent.map((creation) => (
        <CreationProgress key={`${creation.chainId}:${creation.address}`} creation={creation} />
      ))}
      {reviewed && (
        <CreationReview
          key={`${reviewed.chainId}:${reviewed.address}`}
          creation={reviewed}
          onEdit={() => handleEdit(reviewed)}
        />
      )}
      {pending.length === 0 && <CreationForm chain={chain} onReview={handleReview} />}
    </div>
  )
}
