import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as words from '@/components/ui/words'
import styles from './Dialog.module.css'
import { Guarded } from './Guarded'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** The ways to say no, which work at once. */
  refusal?: ReactNode
}

/**
 * A modal dialog of the browser's own: it keeps the focus inside, gives it back, and closes on Escape. What it asks cannot
 * be agreed to in its first moment, nor when an app makes it move or change; it can be closed and refused always.
 */
export function Dialog({ title, onClose, children, refusal }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the page: afterwards the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      onCancel={(event) => {
        // The owner of the state closes it; a file picker inside also reports its own cancel.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {words.guardHint}
      </p>
      <Guarded className={styles.body}>{children}</Guarded>
      {refusal && <div className={styles.refusal}>{refusal}</div>}
    </dialog>
  )
}
