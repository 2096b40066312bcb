// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { useRouter } from 'next/router'
import type { ComponentType, ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { seedGateway } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

const world = describeWorld()
const { address } = world.shared['1.4.1']
const other = world.shared['1.5.0'].address
const [dave] = recipients
const slow = { timeout: 15_000 }

let running: RunningSite
let pushed: string[] = []
beforeAll(async () => {
  running = await startSite({ seeded: true })
  await seedGateway(running.gateway.url, running.chain, world)
}, 60_000)
beforeEach(() => {
  showEverything()
  localStorage.clear()
  pushed = []
  // jsdom draws nothing: it has neither modal dialogs nor scrolling.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => running.stop())

/** The page within its frame, at a router that says where it was sent. */
function Framed({ Frame, Page }: { Frame: ComponentType<{ children: ReactNode }>; Page: ComponentType }) {
  const push = async (url: unknown) => pushed.push(String(url)) > 0
  return (
    <RouterContext.Provider value={{ ...useRouter(), push }}>
      <Frame>
        <Page />
        <input aria-label="Some field" />
      </Frame>
    </RouterContext.Provider>
  )
}

async function openQueue() {
  const [{ SafeFrame: Frame }, { default: Page }] = await Promise.all([
    import('@/components/app/frame/SafeFrame'),
    import('@/pages/transactions/queue'),
  ])
  openScreen(running.site, () => <Framed {...{ Frame, Page }} />, `/transactions/queue?safe=dev:${address}`)
  await screen.findByRole('button', { name: /^Search/ }, slow)
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const field = () => screen.getByRole('combobox', { name: 'Search' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent ?? '')

test('finds pages, Safes, names and what is loaded by one key, and the keyboard opens it', async () => {
  localStorage.setItem('countersign.addressBook', JSON.stringify([{ address: dave.address, name: 'Dave Jones' }]))
  localStorage.setItem('countersign.recentSafes', JSON.stringify([{ chainId: 31337, address: other }]))
  await openQueue()
  await waitFor(() => expect(document.querySelector('[data-transaction]')).not.toBeNull(), slow)
  press('/')
  await waitFor(() => expect(document.activeElement).toBe(field()), slow)
  expect(found().join()).toContain('Transaction history')
  type('dave jones')
  await waitFor(() =>
    expect(
      found().some((text) => text.includes('Send')),
      found().join(),
    ).toBe(true),
  )
  const contact = found().findIndex((text) => text.startsWith('Address bookDave Jones'))
  for (let step = 0; step < contact; step += 1) press('ArrowDown')
  expect(screen.getByRole('option', { selected: true }).id).toBe(field().getAttribute('aria-activedescendant'))
  press('Enter')
  expect(pushed).toEqual([`/transactions/new?safe=dev:${address}&form=send&to=${dave.address}`])
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
  press('k', { ctrlKey: true })
  await waitFor(field)
  type(`https://elsewhere.example/home?safe=dev:${other}`)
  press('Enter')
  expect(pushed[1]).toBe(`/home?safe=dev:${other}`)
  press('/')
  await waitFor(field)
  type('no such thing')
  expect(screen.queryAllByRole('option')).toEqual([])
  press('Escape')
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
}, 60_000)

test('goes by keys, but not while something is typed or a dialog is open, and not where single keys are switched off', async () => {
  await openQueue()
  press('g')
  press('h')
  press('n')
  expect(pushed).toEqual([`/home?safe=dev:${address}`, `/transactions/new?safe=dev:${address}`])
  screen.getByLabelText('Some field').focus()
  for (const key of ['n', '/', '?']) press(key)
  screen.getByLabelText('Some field').blur()
  expect(pushed).toHaveLength(2)
  press('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, slow)
  press('n')
  expect(pushed).toHaveLength(2)
  const toggle = within(sheet).getByRole('checkbox', { name: 'Shortcuts of single keys' })
  await waitFor(() => expect(toggle.closest('fieldset')?.disabled).toBe(false), slow)
  fireEvent.click(toggle)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  press('n')
  expect(pushed).toHaveLength(2)
  expect(localStorage.getItem('countersign.singleKeys')).toBe('off')
  press('k', { metaKey: true })
  await waitFor(field, slow)
}, 60_000)
