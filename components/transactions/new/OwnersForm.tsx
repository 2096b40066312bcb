import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import { AppError } from '@/lib/errors'
import { changeOwners } from '@/lib/safe/settings/ownerChanges'
import { AddressField } from './AddressField'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

const order = ['add', 'remove', 'swap', 'threshold'] as const

/** One change of owners or threshold, of the Safe as the actions so far leave it. */
export function OwnersForm({ safe, settings, typed, onAdd }: ActionFormProps) {
  const { chainId } = safe
  const { owners } = settings
  const type = order.find((name) => name === typed.get('type')) ?? 'add'
  const chosen = owners.find((known) => known === typed.get('owner')) ?? owners[0]
  const most = type === 'remove' ? Math.max(owners.length - 1, 1) : owners.length
  const threshold = typed.get('threshold') ?? `${Math.min(settings.threshold, most)}`
  const fresh = useAddressInput(chainId, typed, 'newOwner', words.newOwner)
  const read = () => {
    const count = /^\d{1,4}$/.test(threshold) ? Number(threshold) : 0
    if (type === 'add') return changeOwners(settings, { type, owner: fresh.read(), threshold: count }).call
    if (type === 'threshold') return changeOwners(settings, { type, threshold: count }).call
    if (!chosen) throw new AppError(words.chooseOwner)
    if (type === 'remove') return changeOwners(settings, { type, owner: chosen, threshold: count }).call
    return changeOwners(settings, { type, oldOwner: chosen, newOwner: fresh.read() }).call
  }
  const { handleSubmit, end } = useForm({ typed, read, onAdd })
  const isChanged = settings.threshold !== safe.threshold || `${owners}` !== `${safe.owners}`
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {isChanged && <p className={styles.soft}>{words.ownersSoFar(settings.threshold, owners.length)}</p>}
      <SelectField label={words.change} value={type} onChange={({ target }) => typed.set('type', target.value)}>
        {order.map((name) => (
          <option key={name} value={name}>
            {words.ownerChanges[name]}
          </option>
        ))}
      </SelectField>
      {(type === 'remove' || type === 'swap') && (
        <SelectField label={words.owner} value={chosen} onChange={({ target }) => typed.set('owner', target.value)}>
          {owners.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
      )}
      {(type === 'add' || type === 'swap') && <AddressField chainId={chainId} label={words.newOwner} input={fresh} />}
      {type !== 'swap' && (
        <Field
          label={words.threshold}
          inputMode="numeric"
          value={threshold}
          onChange={(event) => typed.set('threshold', event.target.value)}
        />
      )}
      <FormEnd {...end} />
    </form>
  )
}
