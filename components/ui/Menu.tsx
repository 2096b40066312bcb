import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import buttonStyles from './Button.module.css'
import styles from './Menu.module.css'

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
  useEffect(() => {
    const close = ({ target }: Event) => {
      const menu = ref.current
      if (menu?.open && !(target instanceof Node && menu.contains(target))) menu.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  const shut = () => {
    if (ref.current) ref.current.open = false
  }
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: as above */}
      <div className={`${styles.list} ${isAbove ? styles.above : ''}`} onClick={shut}>
        {children}
      </div>
    </details>
  )
}
