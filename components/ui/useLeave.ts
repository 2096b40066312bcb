import { type RefObject, useEffect } from 'react'

/** Tells when pointer or focus goes outside an element, as long as it is open. */
export function useLeave(ref: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onLeave()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [ref, isOpen, onLeave])
}
