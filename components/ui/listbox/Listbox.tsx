import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Listbox.module.css'

type ListboxProps<Item> = {
  id: string
  label: string
  items: readonly Item[]
  active: number
  onChoose: (item: Item) => void
  isChosen?: (item: Item) => boolean
  children: (item: Item) => ReactNode
}

/** The list below a field or button that `useListbox` holds: the focus stays there, also while the pointer chooses here. */
export function Listbox<Item>({ id, label, items, active, onChoose, isChosen, children }: ListboxProps<Item>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [list, option] = [ref.current, ref.current?.children[active]]
    if (!list || !(option instanceof HTMLElement)) return
    // Within the list alone: the page stays where it is.
    const { offsetTop: top, offsetHeight: height } = option
    list.scrollTop = Math.max(Math.min(list.scrollTop, top), top + height - list.clientHeight)
  }, [active])
  return (
    <div ref={ref} role="listbox" id={id} aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={isChosen ? isChosen(item) : index === active}
          data-active={index === active || undefined}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}
