import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chosenTheme } from './chosenTheme'
import styles from './ThemeChoice.module.css'
import { useChosenTheme } from './useChosenTheme'
import * as words from './words'

const themes = [
  { name: 'system', Icon: Monitor },
  { name: 'light', Icon: Sun },
  { name: 'dark', Icon: Moon },
] as const

/** Light, dark, or as the system is. */
export function ThemeChoice() {
  const chosen = useChosenTheme()
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{words.appearance}</legend>
      {themes.map(({ name, Icon }) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => chosenTheme.write(name)} />
          <Icon size={16} />
          {words.themes[name]}
        </label>
      ))}
    </fieldset>
  )
}
