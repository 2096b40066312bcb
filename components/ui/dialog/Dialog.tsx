import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as words from '@/components/ui/words'
import styles from './Dialog.module.css'
import { GuardedFields } from './GuardedFields'
import { useClickGuard } from './useClickGuard'

type DialogProps = {
  title: string
  /** Beside the title: where one is. */
  context?: ReactNode
  onClose: () => void
  children: ReactNode
  /** The ways to say no, which work at once. */
  refusal?: ReactNode
  /** The ways to say yes: with the refusal they stand below what scrolls, always in sight. */
  acts?: ReactNode
}

/**
 * A modal dialog of the browser's own: it keeps the focus inside, gives it back, and closes on Escape. What it asks cannot
 * be agreed to in its first moment, nor when an app makes it move or change; it can be closed and refused always.
 */
export function Dialog({ title, context, onClose, children, refusal, acts }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const guard = useClickGuard(content)
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
        {context && <div className={styles.context}>{context}</div>}
        <button type="button" className={styles.close} onClick={onClose} aria-label={words.close}>
          <X size={20} />
        </button>
      </div>
      <p id={`${id}-hint`} className="visually-hidden">
        {words.guardHint}
      </p>
      <div ref={content}>
        <GuardedFields guard={guard} className={styles.body}>
          {children}
        </GuardedFields>
        {(refusal || acts) && (
          <div className={styles.foot}>
            {refusal}
            {acts && (
              <GuardedFields guard={guard} className={styles.acts}>
                {acts}
              </GuardedFields>
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}
