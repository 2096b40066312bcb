// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EntryDialog } from '@/components/address-book/EntryDialog'
import { RemoveDialog } from '@/components/address-book/RemoveDialog'
import { ShortcutSheet } from '@/components/app/shortcuts/ShortcutSheet'
import { ReceiveDialog } from '@/components/home/ReceiveDialog'
import { SignMessageDialog } from '@/components/messages/sign/SignMessageDialog'
import { UnknownAppWarning } from '@/components/safe-apps/list/UnknownAppWarning'
import { PermissionDialog } from '@/components/safe-apps/permissions/PermissionDialog'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import { parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { shownOwner as owner, shownSafe as safe } from '@/tests/screens/shownSafe'
import { holdStill, isPressable, letGo, pass, showStill } from '@/tests/screens/stillPage'
import { guardTime } from './useClickGuard'

beforeEach(holdStill)
afterEach(letGo)

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
  'home/ReceiveDialog': <ReceiveDialog safe={safe} onClose={nothing} />,
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

const refusals = ['Close', 'Refuse', 'Cancel']
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
const pressable = () =>
  screen
    .queryAllByRole('button', { hidden: true })
    .filter(isPressable)
    .map(nameOf)
    .filter((text) => !refusals.includes(text))
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
    expect(having(/<dialog|showModal|role="(alert)?dialog"|\b(confirm|prompt)\(['"`]/)).toEqual([
      'ui/dialog/Dialog',
      // Comes up by a press of the connect button alone, and gives nobody anything.
      'wallet/list/WalletList',
    ])
    expect(having(/<Guarded>/)).toEqual(waysIn)
  })

  it.each(Object.entries(dialogs))(
    '%s takes no press in its first moment, and can be refused at once',
    async (_, dialog) => {
      showStill(dialog)
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
    showStill(<UnknownAppWarning address={parseAppAddress('https://evil.example')} trust={trust} action="Open" />)
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
