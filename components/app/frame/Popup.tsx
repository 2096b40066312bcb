import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useLeave } from '@/components/ui/useLeave'

type PopupProps = {
  /** What is on the button. */
  label: ReactNode
  /** The button's name, where the label is a picture alone. */
  name?: string
  buttonClass?: string | undefined
  panelClass?: string | undefined
  /** Made when it is opened. A link in it closes it. */
  children: ReactNode
}

/** A button that shows what belongs to it, right after it for the keyboard; Escape, or going elsewhere, hides it again. */
export function Popup({ label, name, buttonClass, panelClass, children }: PopupProps) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const hide = useCallback(() => setIsOpen(false), [])
  useLeave(frame, isOpen, hide)

  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setIsOpen(false)
      button.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // A field has its own use for these keys.
    if (!step || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops.at((at + step) % stops.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the links inside
    <div ref={frame} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links are clicked by keys too
        <div
          id={id}
          className={panelClass}
          onClick={({ target }) => target instanceof Element && target.closest('a') && setIsOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  )
}
