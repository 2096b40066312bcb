import { useState } from 'react'
import { Panel } from '@/components/ui/Panel'
import { useDraft } from '@/lib/act/useDraft'
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
  const [kind, setKind] = useState<(typeof kinds)[number]>('send')
  const [calls, setCalls] = useDraft(safe)
  const [request, setRequest] = useState<ReviewRequest>()
  const { Form } = forms[kind]
  return (
    <div className={styles.screen}>
      <Panel title="Add an action">
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">Kind of action</legend>
          {kinds.map((name) => (
            <label key={name} className={styles.kind}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
              {forms[name].text}
            </label>
          ))}
        </fieldset>
        <Form key={kind} safe={safe} onAdd={(call) => setCalls([...calls, call])} />
      </Panel>
      <DraftList
        safe={safe}
        calls={calls}
        onChange={setCalls}
        onReview={() => setRequest({ kind: 'new', calls: [...calls] })}
      />
      <TransactionFilePanel safe={safe} />
      {request && (
        <ReviewDialog safe={safe} request={request} onDone={() => setCalls([])} onClose={() => setRequest(undefined)} />
      )}
    </div>
  )
}
