import { useState } from 'react'
import styles from '@/components/transactions/new/compose.module.css'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Panel } from '@/components/ui/Panel'
import type { SafeView } from '@/lib/safe-view/safeView'
import { BegunAct } from './BegunAct'
import { useToldActs } from './useToldActs'
import * as words from './words'

type BegunActsProps = { safe: SafeView }

/** What was begun here and not seen to its end: whoever comes back reads what became of it. */
export function BegunActs({ safe }: BegunActsProps) {
  const acts = useToldActs(safe)
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
      {request && (
        <ReviewDialog safe={safe} request={request} onDone={() => undefined} onClose={() => setRequest(undefined)} />
      )}
    </>
  )
}
