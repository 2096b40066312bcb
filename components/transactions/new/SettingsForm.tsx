import { AddressField } from '@/components/chain/AddressField'
import { SelectField } from '@/components/ui/SelectField'
import { disableModule, enableModule, setFallbackHandler, setGuard } from '@/lib/safe/settings/settingsCalls'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

const order = ['enableModule', 'disableModule', 'setGuard', 'setHandler'] as const

/** A change of modules, guard or fallback handler. */
export function SettingsForm(props: ActionFormProps) {
  const { safe, settings, typed, known } = props
  const kind = order.find((name) => name === typed.get('kind')) ?? 'enableModule'
  const input = useAddressInput(safe.chainId, typed, 'address')
  const canBeEmpty = kind === 'setGuard' || kind === 'setHandler'
  const make = () => {
    const address = canBeEmpty && input.text.trim() === '' ? undefined : input.read()
    if (kind === 'setGuard') return setGuard(safe.address, address)
    if (kind === 'setHandler' || !address) return setFallbackHandler(safe.address, address)
    return kind === 'enableModule' ? enableModule(settings, address) : disableModule(settings, address)
  }
  const { handleSubmit, problems, end } = useForm({ ...props, fields: { address: make }, make })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
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
        known={known}
        hint={canBeEmpty ? words.emptyRemoves : undefined}
        problem={problems.address}
      />
      <FormEnd {...end} safe={safe} />
    </form>
  )
}
