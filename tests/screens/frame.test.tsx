// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { describeWorld } from '@/devnet/world'
import { delegationCode } from '@/tests/safe/posingSafe'
import { change } from '@/tests/verify/lyingGateway'
import { connectOwner } from './connectOwner'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

const { shared } = describeWorld()
const { address, singleton } = shared['1.4.1']
const other = shared['1.5.0'].address
const slow = { timeout: 15_000 }

let running: RunningSite
beforeAll(async () => {
  running = await startSite({ seeded: true })
})
beforeEach(() => {
  showEverything()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  running.mend()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})
afterAll(() => running.stop())

async function openFrame(path: string) {
  const { SafeFrame } = await import('@/components/app/frame/SafeFrame')
  const page = openScreen(running.site, () => <SafeFrame>Page</SafeFrame>, path)
  const safe = await page.findByRole('region', { name: 'The Safe' })
  /** What the mark says, at the side and, once it is opened, under More. */
  const mark = () => page.container.querySelector('[data-agreement]')?.getAttribute('data-agreement')
  const said = () => page.container.querySelector('[data-agreement]')?.textContent
  return { ...page, safe, mark, said }
}

test('says of an address without a Safe that there is none, not that nobody answers', async () => {
  const { said } = await openFrame('/home?safe=dev:0x00000000000000000000000000000000000c0ffe')
  await waitFor(() => expect(said()).toBe('No Safe at this address'), slow)
})

test('says how far a service that is still reading knows the history; one that knows all, or does not say, agrees', async () => {
  const path = `/home?safe=dev:${other}`
  running.service.addHeaders({ 'Known-To-Block': '1200', 'Newest-Block': '20000' })
  const first = await openFrame(path)
  await waitFor(() => expect(first.said()).toBe('History known to block 1,200 of 20,000'), slow)
  const others: Record<string, string>[] = [
    { 'Known-To-Block': '19990', 'Newest-Block': '20000' },
    { 'Known-To-Block': 'all', 'Newest-Block': '20000' },
    {},
  ]
  for (const headers of others) {
    cleanup()
    running.service.addHeaders(headers)
    const next = await openFrame(path)
    await waitFor(() => expect(next.said()).toContain('Sources agree on this Safe'), slow)
  }
})

test('names the Safe by the user’s own name, its network, its threshold and its address, of which all is copied', async () => {
  localStorage.setItem('countersign.addressBook', JSON.stringify([{ address, name: 'Treasury' }]))
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const { safe, getByRole, findByRole } = await openFrame(`/transactions/queue?safe=dev:${address}`)
  await waitFor(() => expect(safe.textContent).toMatch(/^TreasuryDevnet2 of 3 owners must sign/), slow)
  expect(safe.textContent).toContain(`dev:${address.slice(0, 6)}…${address.slice(-4)}`)
  fireEvent.click(await within(safe).findByRole('button', { name: 'Copy address' }))
  expect(copied).toEqual([`dev:${address}`])
  await within(safe).findByRole('button', { name: 'Copied!' })
  const link = (name: string) => getByRole('link', { name }).getAttribute('href')
  expect(link('Assets')).toBe(`/balances?safe=dev:${address}`)
  expect(link('New transaction')).toBe(`/transactions/new?safe=dev:${address}`)
  expect(getByRole('link', { current: 'page' }).textContent).toBe('Transactions')
  fireEvent.click(await findByRole('button', { name: 'More' }))
  expect(getByRole('link', { name: 'Home' })).toBeDefined()
})

test('without a name of the user’s own the Safe has the one that the network knows it by, in the list of Safes too', async () => {
  localStorage.setItem('countersign.recentSafes', JSON.stringify([{ chainId: 31337, address: other }]))
  const { safe } = await openFrame(`/home?safe=dev:${address}`)
  await waitFor(() => expect(safe.textContent).toMatch(/^treasury\.ethDevnet/), slow)
  fireEvent.click(await within(safe).findByRole('button', { expanded: false }, slow))
  await within(safe).findByRole('link', { name: /^grants\.eth/ }, slow)
})

test('opens another Safe that was viewed on the page that is open, and says which one is', async () => {
  const viewed = [address, other].map((each) => ({ chainId: 31337, address: each }))
  localStorage.setItem('countersign.recentSafes', JSON.stringify(viewed))
  const { safe, queryByRole } = await openFrame(`/transactions/history?safe=dev:${address}`)
  const button = await within(safe).findByRole('button', { expanded: false }, slow)
  fireEvent.click(button)
  const links = within(await within(safe).findByRole('region', { name: 'Viewed lately' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [address, other].map((each) => `/transactions/history?safe=dev:${each}`),
  )
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
  // The keys of a menu: down from the button to the first, Escape back.
  button.focus()
  for (const _ of links) fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' })
  expect(safe.contains(document.activeElement) && document.activeElement !== button).toBe(true)
  fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' })
  expect(document.activeElement).toBe(button)
  expect(queryByRole('region', { name: 'Viewed lately' })).toBeNull()
})

test('lists what the connected account owns once, those viewed apart', async () => {
  localStorage.setItem('countersign.recentSafes', JSON.stringify([{ chainId: 31337, address }]))
  const { safe } = await openFrame(`/home?safe=dev:${address}`)
  await connectOwner(running.site.wagmiConfig, running.chain)
  fireEvent.click(await within(safe).findByRole('button', { expanded: false }, slow))
  const owned = await within(safe).findByRole('region', { name: 'You own on Devnet' }, slow)
  const hrefs = within(owned)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(`/home?safe=dev:${other}`)
  expect(hrefs).not.toContain(`/home?safe=dev:${address}`)
})

test('marks the Safe as agreed on only when both sources answered and agree', async () => {
  const { node, service, chain } = running
  for (const wire of [node, service]) wire.set('hold')
  const waiting = await openFrame(`/home?safe=dev:${address}`)
  await waitFor(() => expect(waiting.mark()).toBe('loading'), slow)
  service.set('pass')
  await waitFor(() => expect(waiting.safe.textContent).toContain('2 of 3'), slow)
  expect(waiting.mark()).toBe('loading')
  node.set('pass')
  await waitFor(() => expect(waiting.mark()).toBe('match'), slow)
  waiting.close()

  service.lie((url, answer) => (/\/safes\/0x[0-9a-fA-F]{40}$/.test(url) ? change(answer, 'threshold', 1) : undefined))
  const lied = await openFrame(`/home?safe=dev:${address}`)
  await waitFor(() => expect(lied.mark()).toBe('mismatch'), slow)
  expect(lied.said()).toContain('Signatures needed')
  expect(lied.safe.textContent).toContain('2 of 3')
  lied.close()
  running.mend()

  node.set('cut')
  const alone = await openFrame(`/home?safe=dev:${address}`)
  await waitFor(() => expect(alone.mark()).toBe('unknown'), slow)
  expect(alone.said()).toContain('The network does not answer')
  alone.close()
  running.mend()

  const code = (await chain.client.getCode({ address })) ?? '0x'
  await chain.client.setCode({ address, bytecode: delegationCode(singleton) })
  const posing = await openFrame(`/home?safe=dev:${address}`)
  await waitFor(() => expect(posing.said()).toBe('This may not be a Safe'), slow)
  expect(posing.mark()).toBe('mismatch')
  posing.close()
  await chain.client.setCode({ address, bytecode: code })
}, 60_000)

test('where the address names no Safe the frame offers one', async () => {
  const { safe, mark } = await openFrame('/home?safe=dev:0x12')
  const button = await within(safe).findByRole('button', { name: 'Choose a Safe' }, slow)
  fireEvent.click(button)
  expect(await within(safe).findByText('The Safes that you look at are listed here.')).toBeDefined()
  fireEvent.click(within(safe).getByRole('button', { name: 'Open another Safe' }))
  expect(within(safe).getByRole('combobox', { name: 'Address of a Safe' })).toBeDefined()
  expect(mark()).toBeUndefined()
})
