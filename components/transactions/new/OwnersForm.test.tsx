// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { owners as accounts } from '@/devnet/accounts'
import { planSettings } from '@/lib/safe/settings/settingsPlan'
import { loadSite, openScreen, showEverything } from '@/tests/screens/openScreen'
import { shownSafe } from '@/tests/screens/shownSafe'
import type { ActionFormProps } from './actionForm'

const [alice, bob, erin] = accounts
const safe = { ...shownSafe, owners: [alice.address, bob.address], threshold: 2 }

showEverything()
const site = await loadSite('http://127.0.0.1:1', 'http://127.0.0.1:1')
const [{ OwnersForm }, { useFormDraft }] = await Promise.all([
  import('./OwnersForm'),
  import('@/lib/drafts/useFormDraft'),
])

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Shown(props: Pick<ActionFormProps, 'isBatch' | 'onAdd' | 'onReview'>) {
  const typed = useFormDraft(safe).typedTextOf('owners')
  return <OwnersForm {...props} {...{ safe, typed }} settings={planSettings(safe, []).settings} known={[]} />
}

function open(isBatch = false) {
  const [onAdd, onReview] = [vi.fn(), vi.fn()]
  openScreen(site, () => <Shown {...{ isBatch, onAdd, onReview }} />, '/')
  return { onAdd, onReview }
}

const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const problemOf = (name: string) => field(name).getAttribute('aria-invalid') === 'true'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('owners are shown as they are and as they will be, and what cannot be is said at the field', () => {
  const { onReview } = open()
  const side = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  expect(side('Owners now')).toHaveLength(safe.owners.length)
  expect(screen.queryByRole('list', { name: 'Owners afterwards' })).toBeNull()
  type('New owner', bob.address)
  press('Review')
  expect(screen.getByText('This address is an owner already.')).toBeDefined()
  expect(problemOf('New owner')).toBe(true)
  type('New owner', erin.address)
  expect(problemOf('New owner')).toBe(false)
  const [first, ...others] = side('Owners afterwards')
  expect(first?.textContent).toContain('is new')
  expect(others).toHaveLength(safe.owners.length)
  const count = safe.owners.length + 1
  expect(screen.getByText(`${safe.threshold} of ${count}`, { selector: 'strong' })).toBeDefined()
  fireEvent.change(field('Signatures needed afterwards'), { target: { value: `${count}` } })
  expect(screen.getByText(`${count} of ${count}`, { selector: 'strong' })).toBeDefined()
  fireEvent.change(field('Change'), { target: { value: 'remove' } })
  expect(side('Owners now')[0]?.textContent).toContain('goes')
  press('Review')
  expect(onReview).toHaveBeenCalledTimes(1)
})

test('in a batch an action is added, and no second way leads to a review', () => {
  const { onAdd } = open(true)
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
  type('New owner', erin.address)
  press('Add to the batch')
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(field('New owner')).toHaveProperty('value', '')
})
