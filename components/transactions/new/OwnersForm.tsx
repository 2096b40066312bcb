import { AddressField } from '@/components/chain/AddressField'
import { SelectField } from '@/components/ui/SelectField'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { AppError } from '@/lib/errors'
import { changeOwners, type OwnerChange } from '@/lib/safe/settings/ownerChanges'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { OwnersPreview } from './OwnersPreview'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

const order = ['add', 'remove', 'swap', 'threshold'] as const

/** One change of owners or threshold, of the Safe as the actions so far leave it, with what comes of it. */
export function OwnersForm(props: ActionFormProps) {
  const { safe, settings, typed, known } = props
  const { chainId } = safe
  const { nameOf } = useAddressBook()
  const { owners } = settings
  const type = order.find((name) => name === typed.get('type')) ?? 'add'
  const chosen = owners.find((owner) => owner === typed.get('owner')) ?? owners[0]
  const count = owners.length + ({ add: 1, remove: -1, swap: 0, threshold: 0 }[type] ?? 0)
  const threshold = Math.min(Number(typed.get('threshold')) || settings.threshold, Math.max(count, 1))
  const fresh = useAddressInput(chainId, typed, 'newOwner')
  const read = (): OwnerChange => {
    if (type === 'add') return { type, owner: fresh.read(), threshold }
    if (type === 'threshold') return { type, threshold }
    if (!chosen) throw new AppError(words.chooseOwner)
    return type === 'remove' ? { type, owner: chosen, threshold } : { type, oldOwner: chosen, newOwner: fresh.read() }
  }
  const plan = () => changeOwners(settings, read())
  const needsNew = type === 'add' || type === 'swap'
  const { handleSubmit, problems, end } = useForm({
    ...props,
    fields: needsNew ? { newOwner: plan } : {},
    make: () => plan().call,
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <SelectField label={words.change} value={type} onChange={({ target }) => typed.set('type', target.value)}>
        {order.map((name) => (
          <option key={name} value={name}>
            {words.ownerChanges[name]}
          </option>
        ))}
      </SelectField>
      {(type === 'remove' || type === 'swap') && (
        <SelectField label={words.owner} value={chosen} onChange={({ target }) => typed.set('owner', target.value)}>
          {owners.map((owner) => (
            <option key={owner} value={owner}>
              {words.ownerChoice(nameOf(chainId, owner), owner)}
            </option>
          ))}
        </SelectField>
      )}
      {needsNew && (
        <AddressField
          chainId={chainId}
          label={words.newOwner}
          input={fresh}
          known={known}
          problem={problems.newOwner}
        />
      )}
      {type !== 'swap' && (
        <SelectField
          label={words.threshold}
          value={threshold}
          onChange={({ target }) => typed.set('threshold', target.value)}
        >
          {Array.from({ length: Math.max(count, 1) }, (_, index) => index + 1).map((needed) => (
            <option key={needed} value={needed}>
              {words.thresholdOf(needed, count)}
            </option>
          ))}
        </SelectField>
      )}
      <OwnersPreview chainId={chainId} before={settings} after={end.call && plan().settings} />
      <FormEnd {...end} safe={safe} />
    </form>
  )
}
