// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { connectWallet } from './connectOwner'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

const [alice, bob, carol] = owners
const [dave] = recipients

let running: RunningSite
let treasury: Safe
let payroll: Safe

beforeAll(async () => {
  running = await startSite()
  const { chain, gateway } = running
  const everyone = owners.map(({ address }) => address)
  const make = (saltNonce: bigint) => createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce })
  treasury = await make(0n)
  payroll = await make(1n)
  const pay = (nonce: bigint) => ({ to: dave.address, value: nonce + 1n, nonce })
  await proposeTo(gateway.url, chain, treasury, pay(0n), bob)
  await confirmAt(gateway.url, chain, treasury, pay(0n), carol)
  await proposeTo(gateway.url, chain, treasury, pay(1n), alice)
  await proposeTo(gateway.url, chain, payroll, pay(0n), bob)
  // A page that comes in pieces: what is waited for below are answers.
  await import('@/components/welcome/MyStart')
}, 60_000)
afterEach(() => {
  cleanup()
  running.mend()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => running.stop())

async function openStart() {
  showEverything()
  const names = [
    { address: treasury.address, name: 'Treasury' },
    { address: payroll.address, name: 'Payroll' },
  ]
  localStorage.setItem('countersign.addressBook', JSON.stringify(names))
  const { default: Page } = await import('@/pages/index')
  return openScreen(running.site, Page, '/')
}

async function openAsAlice() {
  const page = await openStart()
  const wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, alice.address))
  return {
    close: async () => {
      await act(() => wallet.disconnect())
      page.close()
    },
  }
}

/** The Safes of a group, and of each the marks of its rows. */
const marks = (title: string) => {
  const group = screen.getByText(title).parentElement ?? document.body
  return within(group)
    .getAllByRole('list')
    .map((list) => [
      list.getAttribute('aria-label'),
      ...[...list.querySelectorAll('[data-verification]')].map((mark) => mark.getAttribute('data-verification')),
    ])
}

test('an owner sees first what needs them, Safe by Safe, each row checked', async () => {
  const { close } = await openAsAlice()
  await screen.findByRole('heading', { name: 'Needs you (2)' })
  await waitFor(() => expect(marks('Needs your confirmation')).toEqual([['Payroll', 'match']]))
  await waitFor(() => expect(marks('Ready to execute')).toEqual([['Treasury', 'match']]))
  fireEvent.click(screen.getByText('Waiting for others (1)'))
  await waitFor(() => expect(screen.getAllByRole('list', { name: 'Treasury' })).toHaveLength(2))
  // Below it the Safes, with what needs the owner in each.
  const safes = await screen.findByRole('list', { name: 'Your Safes on Devnet' })
  await waitFor(() => expect(within(safes).getAllByText('1 needs you')).toHaveLength(2))
  await close()
})

test('of many Safes the first stand there, and the rest is one press away; another one is opened below, and what is typed stays', async () => {
  const many = Array.from({ length: 23 }, (_, place) => `0x${`${place + 1}`.padStart(40, '5')}`)
  running.service.lie((url, answer) =>
    /31337\/owners\//.test(url) ? { safes: [...Object(answer).safes, ...many] } : undefined,
  )
  const first = await openAsAlice()
  const list = await screen.findByRole('list', { name: 'Your Safes on Devnet' })
  const links = () => within(list).getAllByRole('link')
  expect(links()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Show more (20)' }))
  expect(links()).toHaveLength(25)
  expect(screen.queryByRole('combobox', { name: 'Address of a Safe' })).toBeNull()
  fireEvent.click(screen.getByText('Open a Safe'))
  const typed = await screen.findByRole('combobox', { name: 'Address of a Safe' })
  fireEvent.change(typed, { target: { value: 'dev:0x12' } })
  await first.close()
  const again = await openAsAlice()
  const field = await screen.findByRole('combobox', { name: 'Address of a Safe' })
  expect(field).toHaveProperty('value', 'dev:0x12')
  await again.close()
})

test('a row offers the act of its group, also to an owner whose signature is not needed any more', async () => {
  const { close } = await openAsAlice()
  const actsOf = async (title: string) => {
    const group = (await screen.findByText(title)).parentElement ?? document.body
    await waitFor(() => expect(within(group).getAllByRole('link', { name: /^(Confirm|Execute)$/ })).toHaveLength(1))
    return within(group).getByRole('link', { name: /^(Confirm|Execute)$/ }).textContent
  }
  expect(await actsOf('Needs your confirmation')).toBe('Confirm')
  expect(await actsOf('Ready to execute')).toBe('Execute')
  await close()
})

test('a Safe that fails is named, and the others are shown', async () => {
  running.service.lie((url) => (url.includes(payroll.address) && url.endsWith('/queued') ? 'cut' : undefined))
  const { close } = await openAsAlice()
  await screen.findByText('What waits in Payroll is not known now')
  await screen.findByRole('heading', { name: 'Needs you (1)' })
  expect(screen.queryByText('Needs your confirmation')).toBeNull()
  running.mend()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Needs you (2)' })
  expect(screen.queryByText('What waits in Payroll is not known now')).toBeNull()
  await close()
})

test('a Safe that was viewed is looked at without a wallet, and pinned to stay', async () => {
  localStorage.setItem('countersign.recentSafes', JSON.stringify([{ chainId: 31337, address: treasury.address }]))
  const page = await openStart()
  await screen.findByRole('heading', { name: 'In the Safes that you look at' })
  await waitFor(() => expect(marks('Ready to execute')).toEqual([['Treasury', 'match']]))
  const pin = await screen.findByRole('button', { name: 'Pin Treasury' })
  expect(pin.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(pin)
  const pinned = await screen.findByRole('list', { name: 'Pinned' })
  expect(within(pinned).getByRole('button', { name: 'Pin Treasury' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('list', { name: 'Viewed lately' })).toBeNull()
  page.close()
})

test('a stranger is told what this is, and nobody is asked', async () => {
  let asked = 0
  running.service.lie(() => {
    asked += 1
    return undefined
  })
  const page = await openStart()
  await screen.findByRole('heading', { name: 'What is signed is what is shown.' })
  expect(asked).toBe(0)
  page.close()
})
