import { useMemo, useState } from 'react'
import { Panel } from '@/components/ui/Panel'
import { useDraft } from '@/lib/act/useDraft'
import { useFormDraft } from '@/lib/act/useFormDraft'
import { useHeldTransaction } from '@/lib/act/useHeldTransaction'
import { planSettings } from '@/lib/safe/settingsPlan'
import type { TransactionFile } from '@/lib/safe/transactionFile'
import type { SafeView } from '@/lib/verify/safeView'
import { BegunActs } from './BegunActs'
import { CallForm } from './compose/CallForm'
import { DraftList } from './compose/DraftList'
import { ItemForm } from './compose/ItemForm'
import { OwnersForm } from './compose/OwnersForm'
import { SendForm } from './compose/SendForm'
import { SettingsForm } from './compose/SettingsForm'
import { reviewFile } from './fileRequest'
import { LinkedTransaction } from './LinkedTransaction'
import styles from './NewTransactionScreen.module.css'
import { ReviewDialog, type ReviewRequest } from './ReviewDialog'
import { TransactionFilePanel } from './TransactionFilePanel'

type NewTransactionScreenProps = { safe: SafeView }

const forms = {
  send: { text: 'Send tokens', Form: SendForm },
  item: { text: 'Send an NFT', Form: ItemForm },
  call: { text: 'Call a contract', Form: CallForm },
  owners: { text: 'Change owners', Form: OwnersForm },
  settings: { text: 'Change modules, guard or handler', Form: SettingsForm },
}
const kinds = ['send', 'item', 'call', 'owners', 'settings'] as const

/** Puts a transaction together, call by call, or takes one that was handed on; and hands it to the review. */
export function NewTransactionScreen({ safe }: NewTransactionScreenProps) {
  const form = useFormDraft(safe)
  const [calls, setCalls] = useDraft(safe)
  const held = useHeldTransaction(safe)
  const [{ request, isDraft }, setReview] = useState<{ request?: ReviewRequest; isDraft: boolean }>({ isDraft: false })
  const plan = useMemo(() => planSettings(safe, calls), [safe, calls])
  const kind = kinds.find((name) => name === form.kind) ?? 'send'
  const { Form } = forms[kind]

  // Only the draft is over when its transaction is proposed: what came with a link or a file is something else.
  const setRequest = (next?: ReviewRequest) => setReview({ ...(next && { request: next }), isDraft: false })
  const handleRead = (file: TransactionFile) => setRequest(reviewFile(held.hold(file)))
  const handleDone = (_: unknown, file?: TransactionFile) => {
    if (file) held.hold(file)
    if (isDraft) setCalls([])
  }
  return (
    <div className={styles.screen}>
      <LinkedTransaction safe={safe} onRead={handleRead} onReview={setRequest} />
      <Panel title="Add an action">
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">Kind of action</legend>
          {kinds.map((name) => (
            <label key={name} className={styles.kind}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => form.setKind(name)} />
              {forms[name].text}
            </label>
          ))}
        </fieldset>
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
