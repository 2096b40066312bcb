import { randomSaltNonce } from '@/components/create-safe/model/creation'
import { singletonWords } from '@/components/create-safe/model/singletonWords'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import styles from './createSafe.module.css'
import type { CreationFormState } from './useCreationForm'

type AdvancedFieldsProps = { form: CreationFormState }

/** What hardly anybody has to choose. */
export function AdvancedFields({ form }: AdvancedFieldsProps) {
  const { draft, change, chosen, singleton } = form
  return (
    <details className={styles.advanced}>
      <summary>Advanced</summary>
      <div className={styles.list}>
        {chosen && (
          <SelectField
            label="Implementation"
            value={singleton?.address}
            onChange={({ target }) => change({ singleton: target.value })}
          >
            {chosen.singletons.map(({ name, address }) => (
              <option key={address} value={address}>
                {singletonWords[name]}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label="Salt nonce"
          hint="Part of the address: the same setup with another number is another Safe."
          inputMode="numeric"
          value={draft.saltNonce}
          onChange={(event) => change({ saltNonce: event.target.value })}
        />
        <div>
          <Button onClick={() => change({ saltNonce: `${randomSaltNonce()}` })}>Take a random number</Button>
        </div>
      </div>
    </details>
  )
}
