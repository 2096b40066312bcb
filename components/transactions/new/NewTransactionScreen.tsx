import { useMemo, useState } from 'react'
import { BegunActs } from '@/components/transactions/begun/BegunActs'
import { reviewFile } from '@/components/transactions/review/fileRequest'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Fold } from '@/components/ui/Fold'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { useReadClient } from '@/lib/chain/useReadClient'
import { draftKey, joinCalls } from '@/lib/drafts/draft'
import { useDraft } from '@/lib/drafts/useDraft'
import { useFormDraft } from '@/lib/drafts/useFormDraft'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { planSettings } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ActionPanel } from './ActionPanel'
import { BatchImport } from './BatchImport'
import { DraftList } from './DraftList'
import { LinkedTransaction } from './LinkedTransaction'
import styles from './NewTransactionScreen.module.css'
import { TransactionFilePanel } from './TransactionFilePanel'
import * as words from './words'

type NewTransactionScreenProps = { safe: SafeView }

/** Puts a transaction together, call by call, or takes one that was handed on; and hands it to the review. */
export function NewTransactionScreen({ safe }: NewTransactionScreenProps) {
  const form = useFormDraft(safe)
  const [calls, setCalls] = useDraft(safe)
  const held = useHeldTransactions(safe)
  const client = useReadClient(safe)
  const [wasHeld] = useState(held.files.length > 0)
  const [{ request, onDone }, setReview] = useState<{ request?: ReviewRequest; onDone?: () => void }>({})
  const plan = useMemo(() => planSettings(safe, calls), [safe, calls])

  // Only what was reviewed is over when it is proposed: what came with a link or a file is something else.
  const setRequest = (next?: ReviewRequest) => setReview(next ? { request: next } : {})
  const review = (calls: ComposedCall[], done: () => void) =>
    setReview({ request: { kind: 'new', calls }, onDone: done })
  const add = (more: readonly ComposedCall[]) => setCalls(joinCalls(plan.calls, more))
  const handleRead = async (file: TransactionFile) => setRequest(reviewFile(await held.take(file, { client, safe })))
  return (
    <div className={styles.screen}>
      <UnkeptNotice keys={[draftKey('form', safe), draftKey('draft', safe), draftKey('file', safe)]} />
      <LinkedTransaction safe={safe} onRead={handleRead} onReview={setRequest} />
      <ActionPanel
        safe={safe}
        form={form}
        settings={plan.settings}
        isBatch={plan.calls.length > 0}
        onAdd={(call) => add([call])}
        onReview={(call, done) => review([call], done)}
      />
      {plan.calls.length > 0 && (
        <DraftList
          safe={safe}
          plan={plan}
          onChange={setCalls}
          onReview={() => review(plan.calls, () => setCalls([]))}
        />
      )}
      <Fold title={words.moreWays} isOpen={wasHeld || held.files.length > 0}>
        <BatchImport safe={safe} onImport={add} />
        <TransactionFilePanel
          safe={safe}
          held={held.files}
          onRead={handleRead}
          onReview={(file) => setRequest(reviewFile(file))}
          onForget={held.forget}
        />
      </Fold>
      <BegunActs safe={safe} />
      {request && <ReviewDialog safe={safe} request={request} onDone={onDone} onClose={() => setRequest(undefined)} />}
    </div>
  )
}
