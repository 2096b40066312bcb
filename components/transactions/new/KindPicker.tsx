import { ArrowUpRight, Braces, Image, SlidersHorizontal, Users } from 'lucide-react'
import choiceStyles from '@/components/transactions/new/fields/choice.module.css'
import styles from './KindPicker.module.css'
import type { ActionKind } from './readFormLink'
import * as words from './words'

type KindPickerProps = { kind: ActionKind; onChange: (kind: ActionKind) => void }

export const actionKinds: readonly ActionKind[] = ['send', 'item', 'call', 'owners', 'settings']

const icons = { send: ArrowUpRight, item: Image, call: Braces, owners: Users, settings: SlidersHorizontal }

/** What the transaction shall do: side by side where there is room, on a phone one line. */
export function KindPicker({ kind, onChange }: KindPickerProps) {
  return (
    <>
      <select
        className={styles.line}
        aria-label={words.actionKind}
        value={kind}
        onChange={({ target }) => onChange(actionKinds[target.selectedIndex] ?? kind)}
      >
        {actionKinds.map((name) => (
          <option key={name} value={name}>
            {words.actionKinds[name]}
          </option>
        ))}
      </select>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{words.actionKind}</legend>
        {actionKinds.map((name) => {
          const Icon = icons[name]
          return (
            <label key={name} className={`${choiceStyles.choice} ${styles.kind}`}>
              <input
                type="radio"
                name="kind"
                className={choiceStyles.input}
                checked={kind === name}
                onChange={() => onChange(name)}
              />
              <Icon size={18} aria-hidden />
              {words.actionKinds[name]}
            </label>
          )
        })}
      </fieldset>
    </>
  )
}
