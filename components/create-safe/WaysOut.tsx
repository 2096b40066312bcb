import { creationSubject } from '@/components/create-safe/model/askedCreation'
import type { SentCreation } from '@/components/create-safe/model/creation'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'
import { removeCreation, saveCreation } from '@/components/create-safe/model/pendingCreations'
import { Button } from '@/components/ui/Button'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'
import styles from './createSafe.module.css'
import * as words from './words'

type WaysOutProps = { creation: SentCreation; outcome: CreationOutcome | 'other' }

/** What can be done about a creation that did not end with the Safe. While it may still come, it cannot be sent again. */
export function WaysOut({ creation, outcome }: WaysOutProps) {
  const { txHash: _, sentAt: __, slot, ...rest } = creation
  const canRepeat = ['empty', 'reverted', 'replaced', 'dropped'].includes(outcome)
  // Nobody knows for certain that a dropped transaction is gone: the review says so again.
  const stage = outcome === 'dropped' ? 'asked' : 'review'
  const handleBack = () => {
    if (outcome === 'dropped' && slot) unfinishedActs.keepAsked({ ...creationSubject(creation), account: slot.sender })
    saveCreation(browserStorage, { ...rest, stage })
  }
  return (
    <div className={styles.row}>
      {canRepeat && (
        <Button variant="primary" onClick={handleBack}>
          {words.backToReview}
        </Button>
      )}
      <Button onClick={() => removeCreation(browserStorage, creation)}>{words.forgetIt}</Button>
      {outcome === 'overdue' && <p className={styles.soft}>{words.forgettingHint}</p>}
    </div>
  )
}
