import type { FormEvent } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import styles from './HistoryFilters.module.css'
import { type FilterField, type FilterTexts, fieldsOf, filterFields, type HistoryKind } from './historyFilter'
import * as words from './words'

type HistoryFiltersProps = {
  kind: HistoryKind
  texts: FilterTexts
  problems: FilterTexts
  onChange: (kind: HistoryKind, texts: FilterTexts) => void
  /** What is looked for in what is loaded. */
  search: string
  onFind: (text: string) => void
}

const kinds: { value: HistoryKind; text: string }[] = [
  { value: 'all', text: words.everything },
  { value: 'outgoing', text: words.signedByOwners },
  { value: 'incoming', text: words.received },
  { value: 'module', text: words.byModules },
]

const inputs: Record<FilterField, { label: string; type?: string; placeholder?: string; inputMode?: 'decimal' }> = {
  from: { label: words.fromDay, type: 'date' },
  until: { label: words.untilDay, type: 'date' },
  to: { label: words.calledAddress, placeholder: '0x…' },
  token: { label: words.tokenAddress, placeholder: '0x…' },
  amount: { label: words.exactAmount, inputMode: 'decimal', placeholder: '0.0' },
  nonce: { label: words.nonce, inputMode: 'decimal' },
  module: { label: words.moduleAddress, placeholder: '0x…' },
}

/** What part of the history is wanted. The gateway filters: what it leaves out cannot be seen here. */
export function HistoryFilters({ kind, texts, problems, onChange, search, onFind }: HistoryFiltersProps) {
  const fields = fieldsOf[kind]
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const next: FilterTexts = {}
    for (const field of filterFields) next[field] = String(data.get(field) ?? '').trim()
    onChange(kind, next)
  }
  const isFiltered = kind !== 'all'
  return (
    <>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.filterHistory}>
        <SelectField
          className={styles.kind ?? ''}
          label={words.show}
          value={kind}
          onChange={(event) => {
            const chosen = kinds.find(({ value }) => value === event.target.value)
            if (chosen) onChange(chosen.value, texts)
          }}
        >
          {kinds.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        {fields.map((field) => (
          // Keyed by what the address bar holds: another address, another text in the field.
          <Field
            key={`${kind} ${field} ${texts[field] ?? ''}`}
            {...inputs[field]}
            name={field}
            defaultValue={texts[field] ?? ''}
            problem={problems[field]}
          />
        ))}
        {isFiltered && (
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {words.apply}
            </Button>
            <Button onClick={() => onChange('all', {})}>{words.clear}</Button>
          </div>
        )}
      </form>
      <Field
        className={styles.search ?? ''}
        label={words.search}
        type="search"
        defaultValue={search}
        onChange={({ target }) => onFind(target.value)}
      />
    </>
  )
}
