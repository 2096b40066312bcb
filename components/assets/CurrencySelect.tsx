import { SelectField } from '@/components/ui/SelectField'
import styles from './CurrencySelect.module.css'
import * as words from './words'

type CurrencySelectProps = {
  codes: readonly string[] | undefined
  currency: string
  onChange: (currency: string) => void
}

/** In which currency values are shown. The one in use is offered even while the list is not known. */
export function CurrencySelect({ codes = [], currency, onChange }: CurrencySelectProps) {
  const known = codes.map((code) => code.toUpperCase())
  const options = known.includes(currency) ? known : [currency, ...known]
  return (
    <SelectField
      label={words.currency}
      className={styles.currency}
      value={currency}
      onChange={({ target }) => onChange(target.value)}
    >
      {[...new Set(options)].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  )
}
