import { type KeyboardEvent, useId, useState } from 'react'

/**
 * A list that is chosen from by keyboard and pointer while the focus stays where it is (ARIA's combobox): what the element
 * with the focus is given, and what the list is. A list without items is not shown.
 */
export function useListbox<Item>(items: readonly Item[], onChoose: (item: Item) => void) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && items.length > 0
  const toggle = (next: boolean) => {
    setOpen(next)
    setActive(-1)
  }
  const choose = (item: Item) => {
    toggle(false)
    onChoose(item)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = items[active]
    if (step !== undefined) {
      setOpen(true)
      const from = active === -1 && step === -1 ? 0 : active
      setActive(isShown ? (from + step + items.length) % items.length : active)
    } else if (isShown && event.key === 'Escape') toggle(false)
    else if (isShown && event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return
    // Escape would also close the dialog around the field, and Enter send its form.
    event.preventDefault()
  }
  return {
    ...{ isShown, toggle },
    combobox: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown: handleKey,
      onBlur: () => toggle(false),
    } as const,
    listbox: { id, items, active, onChoose: choose },
  }
}
