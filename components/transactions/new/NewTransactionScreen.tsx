import { useMemo, useState } from 'react'
import { BegunActs } from '@/components/transactions/begun/BegunActs'
import { reviewFile } from '@/components/transactions/review/fileRequest'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Panel } from '@/components/ui/Panel'
import { UnkeptNotice } from '@/components/ui/UnkeptNotice'
import { draftKey } from '@/lib/drafts/draft'
import { useDraft } from '@/lib/drafts/useDraft'
import { useFormDraft } from '@/lib/drafts/useFormDraft'
import { useHeldTransaction } from '@/lib/drafts/useHeldTransaction'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { planSettings } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'
import { CallForm } from './CallForm'
import { DraftList } from './DraftList'
import { ItemForm } from './ItemForm'
import { LinkedTransaction } from './LinkedTransaction'
import styles from './NewTransactionScreen.module.css'
import { OwnersForm } from './OwnersForm'
import { SendForm } from './SendForm'
import { SettingsForm } from './SettingsForm'
import { TransactionFilePanel } from './TransactionFilePanel'
import { useFormLink } from './useFormLink'
import * as words from './words'

type NewTransactionScreenProps = { safe: SafeView }

const forms = {
  send: SendForm,
  item: ItemForm,
  call: CallForm,
  owners: OwnersForm,
  settings: SettingsForm,
}
const kinds = ['send', 'item', 'call', 'owners', 'settings'] as const

/** Puts a transaction together, call by call, or takes one that was handed on; and hands it to the review. */
export function NewTransactionScreen({ safe }: NewTransactionScreenProps) {
  const form = useFormDraft(safe)
  const filled = useFormLink(safe, form)
  const [calls, setCalls] = useDraft(safe)
  const held = useHeldTransaction(safe)
  const [{ request, isDraft }, setReview] = useState<{ request?: ReviewRequest; isDraft: boolean }>({ isDraft: false })
  const plan = useMemo(() => planSettings(safe, calls), [safe, calls])
  const kind = kinds.find((name) => name === form.kind) ?? 'send'
  const Form = forms[kind]

  // Only the draft is over when its transaction is proposed: what came with a link or a file is something else.
  const setRequest = (next?: ReviewRequest) => setReview({ ...(next && { request: next }), isDraft: false })
  const handleRead = (file: TransactionFile) => setRequest(reviewFile(held.hold(file)))
  const handleDone = (_: unknown, file?: TransactionFile) => {
    if (file) held.hold(file)
    if (isDraft) setCalls([])
  }
  return (
    <div className={styles.screen}>
      <UnkeptNotice keys={[draftKey('form', safe), draftKey('draft', safe), draftKey('file', safe)]} />
      <LinkedTransaction safe={safe} onRead={handleRead} onReview={setRequest} />
      <Panel title={words.addAction}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{words.actionKind}</legend>
          {kinds.map((name) => (
            <label key={name} className={styles.kind}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => form.setKind(name)} />
              {words.actionKinds[name]}
            </label>
          ))}
        </fieldset>
        {filled && (
          <p role="status" className={styles.filled}>
            {words.filledByLink(filled)}
          </p>
        )}
        <Form
          key={kind}
          safe={safe}
          settings={plan.settings}
          typed={form.typedTextOf(kind)}
          onAdd={(call) => setCalls([...plan.calls, call])}
        />
      </Panel>
      <DraftList
        safe={safe}
        plan={plan}
        onChange={setCalls}
        onReview={() => setReview({ request: { kind: 'new', calls: plan.calls }, isDraft: true })}
      />
      <TransactionFilePanel
        safe={safe}
        held={held.file}
        onRead={handleRead}
        onReview={(file) => setRequest(reviewFile(file))}
        onForget={held.forget}
      />
      <BegunActs safe={safe} />
      {request && (
        <ReviewDialog safe={safe} request={request} onDone={handleDone} onClose={() => setRequest(undefined)} />
      )}
    </div>
  )
}
