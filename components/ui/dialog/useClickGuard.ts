import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long nothing can be pressed after it came up, moved, changed or got its window back, in milliseconds. */
export const guardTime = 700

/**
 * `shut`: everything is disabled. `held`: the same for presses, while the person goes on typing in a field, which would
 * lose its focus if it were disabled. `open`: works as usual.
 */
type GuardState = 'shut' | 'held' | 'open'
export type ClickGuard = { state: GuardState; isOpen: () => boolean }

/**
 * Whether what is inside the element may be pressed. Shut for `guardTime` when it is shown, when its window or tab is
 * come back to and when the window changes its size; while an app's frame is on the page, also when it changes or moves.
 * A press or a held key meanwhile starts the time anew. `isOpen` says it at this very moment, between two renders too.
 */
export function useClickGuard(ref: RefObject<HTMLElement | null>): ClickGuard {
  const [state, setState] = useState<GuardState>('shut')
  const open = useRef(false)
  const focused = useRef<HTMLElement | undefined>(undefined)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const shut = () => {
      open.current = false
      const active = findActive(element)
      if (active) focused.current = active
      setState(active && isTextField(active) ? 'held' : 'shut')
      clearTimeout(timer)
      timer = setTimeout(() => {
        open.current = true
        setState('open')
      }, guardTime)
    }
    shut()
    const stop = watch(element, shut, () => open.current)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [ref])

  // What is disabled loses the focus: whoever uses the keyboard goes on where they were.
  useEffect(() => {
    if (state !== 'open') return
    const before = focused.current
    focused.current = undefined
    const isLost = document.activeElement === null || document.activeElement.contains(ref.current)
    if (before?.isConnected && isLost) before.focus()
  }, [state, ref])

  return { state, isOpen: () => open.current }
}

function watch(element: HTMLElement, shut: () => void, isOpen: () => boolean): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const handleChange = () => {
    if (hasFrame()) shut()
  }
  const handlePress = (event: Event) => {
    if (!isOpen() && (!('key' in event) || event.key === 'Enter' || event.key === ' ')) shut()
  }
  for (const type of ['focus', 'pageshow', 'resize']) window.addEventListener(type, shut, { signal })
  document.addEventListener('visibilitychange', shut, { signal })
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, handlePress, { signal, capture: true })
  }
  const changes = new MutationObserver(handleChange)
  changes.observe(element, { childList: true, characterData: true, subtree: true })
  const sizes = new ResizeObserver(handleChange)
  sizes.observe(element)
  return () => {
    stopped.abort()
    changes.disconnect()
    sizes.disconnect()
  }
}

/** Only a page in a frame can time its requests so that something comes up or changes under the pointer. */
function hasFrame(): boolean {
  return document.querySelector('iframe') !== null
}

function findActive(element: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined
}

function isTextField(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'submit'].includes(element.type)
  return element instanceof HTMLTextAreaElement
}
