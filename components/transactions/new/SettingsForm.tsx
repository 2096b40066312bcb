import { SelectField } from '@/components/ui/SelectField'
import { disableModule, enableModule, setFallbackHandler, setGuard } from '@/lib/safe/settings/settingsCalls'
import { AddressField } from './AddressField'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

const order = ['enableModule', 'disableModule', 'setGuard', 'setHandler'] as const

/** A change of modules, guard or fallback handler. */
export function SettingsForm({ safe, settings, typed, onAdd }: ActionFormProps) {
  const kind = order.find((name) => name === typed.get('kind')) ?? 'enableModule'
  const input = useAddressInput(safe.chainId, typed, 'address', words.address)
  const canBeEmpty = kind === 'setGuard' || kind === 'setHandler'
  const read = () => {
    const address = canBeEmpty && input.text.trim() === '' ? undefined : input.read()
    if (kind === 'setGuard') return setGuard(safe.address, address)
    if (kind === 'setHandler' || !address) return setFallbackHandler(safe.address, address)
    return kind === 'enableModule' ? enableModule(settings, address) : disableModule(settings, address)
  }
  const { handleSubmit, end } = useForm({ typed, read, onAdd })
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <SelectField label={words.change} value={kind} onChange={({ target }) => typed.set('kind', target.value)}>
        {order.map((name) => (
          <option key={name} value={name}>
            {words.settingsChanges[name]}
          </option>
        ))}
      </SelectField>
      <AddressField
        chainId={safe.chainId}
        label={words.address}
        input={input}
        hint={canBeEmpty ? words.addressOrEmpty : words.addressHint}
      />
      <FormEnd {...end} />
    </form>
  )
}
