import { type ReactNode, useCallback, useRef } from 'react'
import buttonStyles from './Button.module.css'
import styles from './Menu.module.css'
import { useLeave } from './useLeave'

type MenuProps = {
  /** What is on the button. */
  label: ReactNode
  /** Its name, where the label is a picture. */
  name?: string
  /** Opens upwards: at the foot of what scrolls. */
  isAbove?: boolean
  /** Links and buttons, which close it. */
  children: ReactNode
}

/** A button that opens a short list of acts; a click on one of them, or beside it, and Escape close it. */
export function Menu({ label, name, isAbove = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const shut = useCallback(() => {
    if (ref.current) ref.current.open = false
  }, [])
  useLeave(ref, true, shut)
  return (
    <details
      ref={ref}
      className={`${styles.menu} ${isAbove ? styles.foot : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return
        // A dialog around it stays.
        event.preventDefault()
        shut()
        ref.current.querySelector('summary')?.focus()
      }}
    >
      <summary className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.button}`} aria-label={name}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks are those of the buttons and links inside */}
      <div className={`${styles.list} ${isAbove ? styles.above : ''}`} onClick={shut}>
        {children}
      </div>
    </details>
  )
}
