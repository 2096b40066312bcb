// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdStill, isPressable, letGo, pass, StillObserver, showStill } from '@/tests/screens/stillPage'
import { Dialog } from './Dialog'
import { guardTime } from './useClickGuard'

beforeEach(holdStill)
afterEach(letGo)

const handleAgree = vi.fn()
const handleClose = vi.fn()
let change: (text: string) => void = () => undefined

function Question() {
  const [text, setText] = useState('Pay 1?')
  change = (next) => act(() => setText(next))
  return (
    <Dialog
      title="Question"
      onClose={handleClose}
      refusal={<button type="button">Refuse</button>}
      acts={
        <button type="button" onClick={handleAgree}>
          Agree to all
        </button>
      }
    >
      <p>{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          handleAgree()
        }}
      >
        <input aria-label="Note" />
        <button type="submit">Agree</button>
      </form>
    </Dialog>
  )
}

describe('a guarded dialog', () => {
  const agree = () => screen.getByText<HTMLButtonElement>('Agree')
  const isShut = () => !isPressable(agree()) && !isPressable(screen.getByText('Agree to all'))
  const settle = () => act(async () => undefined)

  beforeEach(() => {
    handleAgree.mockClear()
    handleClose.mockClear()
    StillObserver.tell.length = 0
    document.body.append(document.createElement('iframe'))
    showStill(<Question />)
  })

  function pressEverything() {
    fireEvent.click(agree())
    fireEvent.click(screen.getByText('Agree to all'))
    fireEvent.submit(screen.getByLabelText('Note'))
    agree().click()
    agree().form?.requestSubmit()
  }

  it('hears neither click, key, submission nor script while it is shut, and all of them afterwards', () => {
    pressEverything()
    expect(handleAgree).not.toHaveBeenCalled()
    pass(guardTime)
    pressEverything()
    expect(handleAgree.mock.calls.length).toBeGreaterThan(3)
  })

  it('closes on Escape and on the cross at once', () => {
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
    fireEvent.click(screen.getByLabelText('Close'))
    expect(handleClose).toHaveBeenCalledTimes(2)
  })

  it.each<[string, () => unknown]>([
    ['its content changes', () => change('Pay 1000?')],
    ['its size changes', () => act(() => StillObserver.tell.forEach((tell) => void tell()))],
    ['the window changes its size', () => act(() => void window.dispatchEvent(new Event('resize')))],
    ['its window gets the focus back', () => act(() => void window.dispatchEvent(new Event('focus')))],
    ['its page comes back', () => act(() => void window.dispatchEvent(new Event('pageshow')))],
    ['its tab is looked at again', () => act(() => void document.dispatchEvent(new Event('visibilitychange')))],
  ])('is shut again when %s', async (_, happen) => {
    pass(guardTime)
    expect(isShut()).toBe(false)
    happen()
    // Also in the instant before the page draws it so.
    await Promise.resolve()
    pressEverything()
    await settle()
    expect(isShut()).toBe(true)
    expect(handleAgree).not.toHaveBeenCalled()
    pass(guardTime)
    expect(isShut()).toBe(false)
  })

  it('stays shut as long as somebody clicks on or holds a key', () => {
    for (let presses = 0; presses < 5; presses += 1) {
      pass(guardTime - 100)
      fireEvent.pointerDown(document.body)
      pass(guardTime - 100)
      fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    }
    expect(isShut()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    pass(guardTime)
    expect(isShut()).toBe(false)
  })

  it('lets a field be typed in on while nothing can be pressed, and gives a button its focus back', async () => {
    pass(guardTime)
    screen.getByLabelText('Note').focus()
    change('Pay 2?')
    await settle()
    expect(isPressable(screen.getByLabelText('Note'))).toBe(true)
    pressEverything()
    expect(handleAgree).not.toHaveBeenCalled()
    pass(guardTime)
    agree().focus()
    change('Pay 3?')
    await settle()
    agree().blur()
    pass(guardTime)
    expect(document.activeElement).toBe(agree())
  })

  it('without an app on the page, what changes does not hold it up', async () => {
    document.querySelector('iframe')?.remove()
    pass(guardTime)
    change('Pay 4?')
    await settle()
    expect(isShut()).toBe(false)
  })
})
