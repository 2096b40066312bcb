import { Panel } from '@/components/ui/Panel'
import type { useFormDraft } from '@/lib/drafts/useFormDraft'
import { useKnownAccounts } from '@/lib/safe-view/useKnownAccounts'
import styles from './ActionPanel.module.css'
import type { ActionFormProps } from './actionForm'
import { CallForm } from './CallForm'
import { ItemForm } from './ItemForm'
import { actionKinds, KindPicker } from './KindPicker'
import { OwnersForm } from './OwnersForm'
import { SendForm } from './SendForm'
import { SettingsForm } from './SettingsForm'
import { useFormLink } from './useFormLink'
import * as words from './words'

type ActionPanelProps = Omit<ActionFormProps, 'typed' | 'known'> & { form: ReturnType<typeof useFormDraft> }

const forms = { send: SendForm, item: ItemForm, call: CallForm, owners: OwnersForm, settings: SettingsForm }

/** What shall be done, and the form of it. */
export function ActionPanel({ form, ...props }: ActionPanelProps) {
  const { safe, isBatch } = props
  const filled = useFormLink(safe, form)
  const known = useKnownAccounts(safe.chainId, safe)
  const kind = actionKinds.find((name) => name === form.kind) ?? 'send'
  const Form = forms[kind]
  return (
    <Panel title={isBatch ? words.nextAction : words.whatToDo}>
      <KindPicker kind={kind} onChange={form.setKind} />
      {filled && (
        <p role="status" className={styles.filled}>
          {words.filledByLink(filled)}
        </p>
      )}
      <Form key={kind} {...props} known={known} typed={form.typedTextOf(kind)} />
    </Panel>
  )
}
