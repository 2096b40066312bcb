import { useId } from 'react'
import styles from './CurrencySelect.module.css'
import * as words from './words'

type CurrencySelectProps = {
  codes: readonly string[] | undefined
  currency: string
  onChange: (currency: string) => void
}

/** In which currency values are shown. The one in use is offered even while the list is not known. */
export function CurrencySelect({ codes = [], currency, onChange }: CurrencySelectProps) {
  const id = useId()
  const known = codes.map((code) => code.toUpperCase())
  const options = known.includes(currency) ? known : [currency, ...known]
  return (
    <p className={styles.currency}>
      <label htmlFor={id}>{words.currency}</label>
      <select id={id} className={styles.select} value={currency} onChange={(event) => onChange(event.target.value)}>
        {[...new Set(options)].map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </p>
  )
}
