import { randomSaltNonce } from '@/components/create-safe/model/creation'
import { singletons } from '@/components/create-safe/model/words'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import styles from './createSafe.module.css'
import type { CreationFormState } from './useCreationForm'
import * as words from './words'

type AdvancedFieldsProps = { form: CreationFormState }

/** What hardly anybody has to choose. */
export function AdvancedFields({ form }: AdvancedFieldsProps) {
  const { draft, change, chosen, singleton } = form
  return (
    <details className={styles.advanced}>
      <summary>{words.advanced}</summary>
      <div className={styles.list}>
        {chosen && (
          <SelectField
            label={words.implementation}
            value={singleton?.address}
            onChange={({ target }) => change({ singleton: target.value })}
          >
            {chosen.singletons.map(({ name, address }) => (
              <option key={address} value={address}>
                {singletons[name]}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={words.saltNonce}
          hint={words.saltHint}
          inputMode="numeric"
          value={draft.saltNonce}
          onChange={(event) => change({ saltNonce: event.target.value })}
        />
        <div>
          <Button onClick={() => change({ saltNonce: `${randomSaltNonce()}` })}>{words.randomSalt}</Button>
        </div>
      </div>
    </details>
  )
}
