// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { anvil } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { EntryDialog } from '@/components/address-book/EntryDialog'
import { RemoveDialog } from '@/components/address-book/RemoveDialog'
import { ShortcutSheet } from '@/components/app/shortcuts/ShortcutSheet'
import { SignMessageDialog } from '@/components/messages/sign/SignMessageDialog'
import { UnknownAppWarning } from '@/components/safe-apps/list/UnknownAppWarning'
import { PermissionDialog } from '@/components/safe-apps/permissions/PermissionDialog'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import { parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { shownOwner as owner, shownSafe as safe } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { Dialog } from './Dialog'
import { guardTime } from './useClickGuard'

const origin = { name: 'App', url: 'https://app.example/' }
const nothing = () => undefined
const entry = { address: owner, name: 'Dave', chainId: undefined }

// Everything that an app, a link or anything else can put under the pointer.
const dialogs: Record<string, ReactElement> = {
  'safe-apps/permissions/PermissionDialog': (
    <PermissionDialog name="App" site="https://app.example" methods={['requestAddressBook']} onAnswer={nothing} />
  ),
  'transactions/review/TransactionReview': (
    <ReviewDialog
      safe={safe}
      request={{ kind: 'new', calls: [{ to: owner, value: 1n, data: '0x', operation: 0 }], origin }}
      onDone={nothing}
      onClose={nothing}
    />
  ),
  'messages/sign/SignMessageDialog': (
    <SignMessageDialog safe={safe} message="Hello" origin={origin} onDone={nothing} onClose={nothing} />
  ),
  'app/shortcuts/ShortcutSheet': <ShortcutSheet onClose={nothing} />,
  'address-book/EntryDialog': <EntryDialog entries={[]} onSave={nothing} onClose={nothing} />,
  'address-book/RemoveDialog': <RemoveDialog entry={entry} onRemove={nothing} onClose={nothing} />,
}
const waysIn = [
  'safe-apps/list/ShareScreen',
  'safe-apps/list/UnknownAppWarning',
  'transactions/new/LinkedApproval',
  'transactions/new/LinkedTransaction',
]

const config = createConfig({ chains: [anvil], transports: { [anvil.id]: http('http://127.0.0.1:1') } })

function show(element: ReactElement) {
  return render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
        {element}
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

const isPressable = (element: Element) => !element.matches(':disabled')
const refusals = ['Close', 'Refuse', 'Cancel']
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
const pressable = () =>
  screen
    .queryAllByRole('button', { hidden: true })
    .filter(isPressable)
    .map(nameOf)
    .filter((text) => !refusals.includes(text))
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom draws nothing: it has neither modal dialogs nor sizes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('ResizeObserver', StillObserver)
  stubInView(() => false)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

class StillObserver {
  static tell: (() => void)[] = []
  constructor(tell: () => void) {
    StillObserver.tell.push(tell)
  }
  observe() {}
  disconnect() {}
}

const handleAgree = vi.fn()
const handleClose = vi.fn()
let change: (text: string) => void = nothing

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

describe('whatever can come up under the pointer', () => {
  const sources = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx$/.test(file),
  )
  const having = (code: RegExp) =>
    sources
      .filter((file) => code.test(readFileSync(`components/${file}`, 'utf8')))
      .map((file) => file.replace(/\.tsx$/, ''))
      .sort()

  it('is one of the dialogs that are tried here, and no dialog is made in another way', () => {
    expect(having(/<Dialog\b/)).toEqual(Object.keys(dialogs).sort())
    expect(having(/<dialog|showModal|role="(alert)?dialog"|\b(confirm|prompt)\(['"`]/)).toEqual(['ui/dialog/Dialog'])
    expect(having(/<Guarded>/)).toEqual(waysIn)
  })

  it.each(Object.entries(dialogs))(
    '%s takes no press in its first moment, and can be refused at once',
    async (_, dialog) => {
      show(dialog)
      expect(pressable()).toEqual([])
      for (const field of document.querySelectorAll('input, select, textarea')) expect(isPressable(field)).toBe(false)
      const refusal = screen.getAllByRole('button', { hidden: true }).filter(isPressable)
      expect(refusal.map(nameOf)).toContain('Close')
      pass(guardTime - 1)
      expect(pressable()).toEqual([])
      pass(1)
      for (const part of document.querySelectorAll('fieldset')) expect(part.disabled).toBe(false)
    },
  )

  it('the warning before an unknown app is agreed to by no click that was meant for another page', () => {
    const accept = vi.fn()
    const trust = { listed: [], listError: undefined, accept }
    show(<UnknownAppWarning address={parseAppAddress('https://evil.example')} trust={trust} action="Open" />)
    fireEvent.click(screen.getByText('Open'))
    pass(guardTime)
    act(() => void window.dispatchEvent(new Event('focus')))
    fireEvent.click(screen.getByText('Open'))
    expect(accept).not.toHaveBeenCalled()
    pass(guardTime)
    fireEvent.click(screen.getByText('Open'))
    expect(accept).toHaveBeenCalledOnce()
  })
})

describe('a guarded dialog', () => {
  const agree = () => screen.getByText<HTMLButtonElement>('Agree')
  const isShut = () => !isPressable(agree()) && !isPressable(screen.getByText('Agree to all'))
  const settle = () => act(async () => undefined)

  beforeEach(() => {
    handleAgree.mockClear()
    handleClose.mockClear()
    StillObserver.tell.length = 0
    document.body.append(document.createElement('iframe'))
    show(<Question />)
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
