import { useId, useState } from 'react'
import { isAddressEqual } from 'viem'
import { Field } from '@/components/ui/Field'
import { AppError } from '@/lib/errors'
import { changeOwners, type OwnerChange } from '@/lib/safe/ownerChanges'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import { AddressField } from './AddressField'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'

type OwnersFormProps = { safe: SafeView; onAdd: (call: SafeCall) => void }

const kinds = {
  add: 'Add an owner',
  remove: 'Remove an owner',
  swap: 'Replace an owner',
  threshold: 'Change the threshold',
}
const order = ['add', 'remove', 'swap', 'threshold'] as const

/** One change of owners or threshold. */
export function OwnersForm({ safe, onAdd }: OwnersFormProps) {
  const id = useId()
  const { chainId, owners } = safe
  const [type, setType] = useState<OwnerChange['type']>('add')
  const [owner, setOwner] = useState(owners[0])
  const [threshold, setThreshold] = useState(`${safe.threshold}`)
  const fresh = useAddressInput(chainId, 'New owner')
  const { problem, handleSubmit } = useForm(() => {
    const chosen = owners.find((known) => owner && isAddressEqual(known, owner))
    const count = /^\d{1,4}$/.test(threshold) ? Number(threshold) : 0
    if (type === 'add') return changeOwners(safe, { type, owner: fresh.read(), threshold: count }).call
    if (type === 'threshold') return changeOwners(safe, { type, threshold: count }).call
    if (!chosen) throw new AppError('Choose an owner.')
    if (type === 'remove') return changeOwners(safe, { type, owner: chosen, threshold: count }).call
    return changeOwners(safe, { type, oldOwner: chosen, newOwner: fresh.read() }).call
  }, onAdd)
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.field}>
        <label htmlFor={`${id}-type`}>Change</label>
        <select
          id={`${id}-type`}
          value={type}
          onChange={({ target }) => setType(order.find((name) => name === target.value) ?? 'add')}
        >
          {order.map((name) => (
            <option key={name} value={name}>
              {kinds[name]}
            </option>
          ))}
        </select>
      </div>
      {(type === 'remove' || type === 'swap') && (
        <div className={styles.field}>
          <label htmlFor={`${id}-owner`}>Owner</label>
          <select
            id={`${id}-owner`}
            value={owner}
            onChange={({ target }) => setOwner(owners.find((known) => known === target.value))}
          >
            {owners.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </div>
      )}
      {(type === 'add' || type === 'swap') && <AddressField chainId={chainId} label="New owner" input={fresh} />}
      {type !== 'swap' && (
        <Field
          label="Signatures needed afterwards"
          inputMode="numeric"
          value={threshold}
          onChange={(event) => setThreshold(event.target.value)}
        />
      )}
      <FormEnd problem={problem} />
    </form>
  )
}
