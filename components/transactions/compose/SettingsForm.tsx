import { useId, useState } from 'react'
import { disableModule, enableModule, setFallbackHandler, setGuard } from '@/lib/safe/settingsCalls'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import { AddressField } from './AddressField'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'

type SettingsFormProps = { safe: SafeView; onAdd: (call: SafeCall) => void }

const kinds = {
  enableModule: 'Enable a module: it can act without signatures',
  disableModule: 'Disable a module',
  setGuard: 'Set the transaction guard: it can block everything',
  setHandler: 'Set the fallback handler',
}
const order = ['enableModule', 'disableModule', 'setGuard', 'setHandler'] as const

/** A change of modules, guard or fallback handler. */
export function SettingsForm({ safe, onAdd }: SettingsFormProps) {
  const id = useId()
  const [kind, setKind] = useState<(typeof order)[number]>('enableModule')
  const input = useAddressInput(safe.chainId, 'Address')
  const canBeEmpty = kind === 'setGuard' || kind === 'setHandler'
  const { problem, handleSubmit } = useForm(() => {
    const address = canBeEmpty && input.text.trim() === '' ? undefined : input.read()
    if (kind === 'setGuard') return setGuard(safe.address, address)
    if (kind === 'setHandler' || !address) return setFallbackHandler(safe.address, address)
    return kind === 'enableModule' ? enableModule(safe, address) : disableModule(safe, address)
  }, onAdd)
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.field}>
        <label htmlFor={id}>Change</label>
        <select
          id={id}
          value={kind}
          onChange={({ target }) => setKind(order.find((name) => name === target.value) ?? 'enableModule')}
        >
          {order.map((name) => (
            <option key={name} value={name}>
              {kinds[name]}
            </option>
          ))}
        </select>
      </div>
      <AddressField
        chainId={safe.chainId}
        label="Address"
        input={input}
        hint={canBeEmpty ? '0x… or a name; empty removes it' : '0x… or a name'}
      />
      <FormEnd problem={problem} />
    </form>
  )
}
