import { useState } from 'react'
import styles from '@/components/transactions/new/compose.module.css'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Panel } from '@/components/ui/Panel'
import { hasService } from '@/lib/config/publicEnv'
import { isSameTransaction } from '@/lib/drafts/heldTransactions'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import type { ToldAct } from '@/lib/signing/unfinished/toldActsQuery'
import { BegunAct } from './BegunAct'
import { useToldActs } from './useToldActs'
import * as words from './words'

type BegunActsProps = { safe: SafeView }

/** What was begun here and not seen to its end: whoever comes back reads what became of it. */
export function BegunActs({ safe }: BegunActsProps) {
  const told = useToldActs(safe)
  const { files } = useHeldTransactions(safe)
  const acts = hasService ? told : told.filter((act) => !isHandedOn(act, files))
  const [request, setRequest] = useState<ReviewRequest>()
  if (acts.length === 0 && !request) return null
  return (
    <>
      {acts.length > 0 && (
        <Panel title={words.begunBefore}>
          <ul className={styles.list} aria-label={words.begunBefore}>
            {acts.map((act) => (
              <BegunAct
                key={`${act.note.kind} ${act.note.hash} ${act.note.account}`}
                {...{ safe, act }}
                onReview={setRequest}
              />
            ))}
          </ul>
        </Panel>
      )}
      {request && <ReviewDialog safe={safe} request={request} onClose={() => setRequest(undefined)} />}
    </>
  )
}

/** Signed, and held beside this list with the signature. */
function isHandedOn({ note, told }: ToldAct, held: readonly TransactionFile[]): boolean {
  const file = readNote(note)
  return told?.state === 'signed' && file !== undefined && held.some((other) => isSameTransaction(other, file))
}
