// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFarRoom } from './useFarRoom'

/** What the browser would tell of where elements are. */
let tell: (isIntersecting: boolean, height?: number, andThen?: () => void, top?: number) => void
beforeEach(() => {
  const watched = new Map<Element, IntersectionObserverCallback>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notify: IntersectionObserverCallback) {}
      observe(target: Element) {
        watched.set(target, this.notify)
      }
      unobserve(target: Element) {
        watched.delete(target)
      }
      disconnect() {}
    },
  )
  tell = (isIntersecting, height = 71.6, andThen = () => undefined, top = 0) =>
    act(() => {
      for (const [target, notify] of [...watched]) {
        const entry = { target, isIntersecting, boundingClientRect: { height, top, bottom: top + height } }
        Reflect.apply(notify, undefined, [[entry]])
      }
      andThen()
    })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Row({ isFar = false }: { isFar?: boolean }) {
  const ref = useRef<HTMLParagraphElement & HTMLDivElement>(null)
  const room = useFarRoom(ref, isFar)
  return room === undefined ? (
    <div ref={ref}>
      all
      <a href="/">whole</a>
    </div>
  ) : (
    <p ref={ref}>
      <a href="/">{room}</a>
    </p>
  )
}

test('what is far keeps its room, and is all there again when it comes near', () => {
  render(<Row />)
  tell(true)
  expect(screen.getByText('all')).toBeDefined()
  tell(false)
  expect(screen.getByText('72')).toBeDefined()
  tell(true)
  expect(screen.getByText('all')).toBeDefined()
})

test('of many that come near without being seen yet a few are drawn in each turn', () => {
  vi.useFakeTimers()
  render([...'abcdefghijklmnopqrst'].map((name) => <Row key={name} isFar />))
  const whole = () => screen.queryAllByText('all').length
  const takeTurn = () => act(() => vi.advanceTimersToNextTimer())
  tell(true, 70, undefined, 5_000)
  expect(whole()).toBe(0)
  takeTurn()
  const first = whole()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(10)
  // One that is seen does not wait for its turn, and what goes away again has none.
  tell(true)
  expect(whole()).toBe(20)
  tell(false)
  tell(true, 70, undefined, 5_000)
  tell(false)
  act(() => vi.runAllTimers())
  expect(whole()).toBe(0)
  vi.useRealTimers()
})

test('what holds the focus stays, however far', () => {
  render(<Row />)
  screen.getByText('whole').focus()
  tell(false)
  expect(document.activeElement?.textContent).toBe('whole')
  screen.getByText('whole').blur()
  tell(false)
  expect(screen.getByText('72')).toBeDefined()
})

test('what begins far has the usual room, also while the browser does not know its height', () => {
  render(<Row isFar />)
  expect(screen.getByText('usual')).toBeDefined()
  tell(false, 0)
  expect(screen.getByText('usual')).toBeDefined()
})

test('what has the focus while it comes near has it afterwards', () => {
  render(<Row isFar />)
  screen.getByText('usual').focus()
  tell(true)
  expect(document.activeElement?.textContent).toBe('whole')
})

test('what is printed is whole, and light again afterwards', () => {
  render(<Row isFar />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('whole')).toBeDefined()
  tell(false)
  expect(screen.queryByText('whole')).toBeNull()
})

test('what leaves at the moment of printing is printed whole', () => {
  render(
    <>
      <Row />
      <Row isFar />
    </>,
  )
  let printed: string | null = ''
  tell(false, 71.6, () => {
    window.dispatchEvent(new Event('beforeprint'))
    printed = document.body.textContent
  })
  expect(printed).toBe('allwholeallwhole')
})
