import { useMemo, useState } from 'react'
import { Panel } from '@/components/ui/Panel'
import { useDraft } from '@/lib/act/useDraft'
import { useFormDraft } from '@/lib/act/useFormDraft'
import { planSettings } from '@/lib/safe/settingsPlan'
import type { SafeView } from '@/lib/verify/safeView'
import { CallForm } from './compose/CallForm'
import { DraftList } from './compose/DraftList'
import { ItemForm } from './compose/ItemForm'
import { OwnersForm } from './compose/OwnersForm'
import { SendForm } from './compose/SendForm'
import { SettingsForm } from './compose/SettingsForm'
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

/** Puts a transaction together, call by call, and hands it to the review. */
export function NewTransactionScreen({ safe }: NewTransactionScreenProps) {
  const form = useFormDraft(safe)
  const [calls, setCalls] = useDraft(safe)
  const plan = useMemo(() => planSettings(safe, calls), [safe, calls])
  const [request, setRequest] = useState<ReviewRequest>()
  const kind = kinds.find((name) => name === form.kind) ?? 'send'
  const { Form } = forms[kind]
  return (
    <div className={styles.screen}>
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
        onReview={() => setRequest({ kind: 'new', calls: plan.calls })}
      />
      <TransactionFilePanel safe={safe} />
      {request && (
        <ReviewDialog safe={safe} request={request} onDone={() => setCalls([])} onClose={() => setRequest(undefined)} />
      )}
    </div>
  )
}
