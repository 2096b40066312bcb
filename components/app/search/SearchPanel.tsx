import { useRouter } from 'next/router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNamedSafe } from '@/components/app/frame/useNamedSafe'
import { attempt } from '@/lib/attempt'
import { safeParam, safeRoutes } from '@/lib/routes'
import { parsePastedSafe } from '@/lib/safe-view/safeFromLink'
import styles from './SearchPanel.module.css'
import { findHits, type SearchHit } from './searchHit'
import { useSearchHits } from './useSearchHits'
import * as words from './words'

type SearchPanelProps = { onClose: () => void }

/** One field over pages, Safes, names and transactions. The focus stays in it; the arrows go through what is found. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const router = useRouter()
  const safe = useNamedSafe()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const hits = [...readPasted(typed, safe?.chainId), ...findHits(useSearchHits(safe), typed)]
  const active = Math.min(chosen, hits.length - 1)

  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const open = ({ href }: SearchHit) => {
    onClose()
    router.push(href)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[active]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && hit) open(hit)
    else if (step && hits.length > 0) setChosen((active + step + hits.length) % hits.length)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={styles.backdrop}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <search
        ref={panel}
        className={styles.panel}
        aria-label={words.search}
        onBlur={({ relatedTarget }) => relatedTarget && !panel.current?.contains(relatedTarget) && onClose()}
      >
        <input
          ref={field}
          type="text"
          className={styles.field}
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
          placeholder={words.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={handleKey}
        />
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={words.search}>
          {hits.map((hit, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as above
            <div
              key={`${hit.group} ${hit.href} ${hit.text}`}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.hit}
              onClick={() => open(hit)}
              onPointerMove={() => setChosen(place)}
            >
              {hits[place - 1]?.group !== hit.group && <span className={styles.group}>{words.groups[hit.group]}</span>}
              <span className={styles.text}>{hit.text}</span>
              {hit.detail && <span className={styles.detail}>{hit.detail}</span>}
            </div>
          ))}
        </div>
        <p className={hits.length > 0 ? 'visually-hidden' : styles.none} role="status">
          {hits.length > 0 ? words.found(hits.length) : words.none}
        </p>
      </search>
    </div>
  )
}

/** Any Safe that is pasted can be opened, known here or not. */
function readPasted(typed: string, chainId: number | undefined): SearchHit[] {
  if (!typed.includes('0x')) return []
  const ref = attempt(() => parsePastedSafe(typed, chainId))
  if (!('address' in ref)) return []
  return [{ group: 'safes', text: words.openPasted, detail: safeParam(ref), href: safeRoutes.home(ref) }]
}
