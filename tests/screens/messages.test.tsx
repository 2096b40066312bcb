// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import type { Hex, LocalAccount } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { change } from '@/tests/verify/lyingGateway'
import { connectWallet } from './connectOwner'
import { hold } from './hold'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

const [alice, bob, carol] = owners
const [dave] = recipients

let running: RunningSite
let wallet: Awaited<ReturnType<typeof connectWallet>> | undefined
let salt = 8_800n
beforeAll(async () => {
  running = await startSite()
  showEverything()
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await wallet?.disconnect()
  wallet = undefined
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

/** A Safe of three owners, two of whom must sign. */
function seed(): Promise<Safe> {
  salt += 1n
  return createSafe(running.chain, {
    ...{ version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2, saltNonce: salt },
  })
}
const propose = (safe: Safe, message: string) => proposeMessageTo(running.gateway.url, running.chain, safe, message)

async function openMessage(safe: Safe, hash: Hex, account?: LocalAccount) {
  const { default: Page } = await import('@/pages/transactions/msg')
  const page = openScreen(running.site, Page, `/transactions/msg?safe=dev:${safe.address}&messageHash=${hash}`)
  if (account) wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, account.address))
  const button = () => page.getByRole('button', { name: /^(Sign message|Waiting for your signature…)$/ })
  const canSign = (is: boolean) => waitFor(() => expect(button().hasAttribute('disabled')).toBe(!is))
  return { ...page, button, canSign, says: (text: string | RegExp) => page.findByText(text) }
}

test('a gateway that lies about a message is named, and nothing can be signed', async () => {
  const safe = await seed()
  const hash = await propose(safe, 'the truth')
  const foreign = await signSafeMessage(running.chain, safe, 'the truth', [carol])
  const lies: [named: string, path: string, value: unknown][] = [
    ['Message', 'message', 'a lie'],
    ['Message hash', 'messageHash', `0x${'1'.repeat(64)}`],
    ['Signer', 'confirmations.0.owner.value', carol.address],
    ['Signer', 'confirmations.0.signature', foreign],
    ['Signatures needed', 'confirmationsRequired', 1],
    ['Finished signature', 'preparedSignature', foreign],
  ]
  const honest = await openMessage(safe, hash, bob)
  await honest.canSign(true)
  honest.close()
  for (const [named, path, value] of lies) {
    running.service.lie((url, answer) => (url.includes('/messages/0x') ? change(answer, path, value) : undefined))
    const page = await openMessage(safe, hash, bob)
    const verdict = () => page.container.querySelector('[data-verification]')
    await waitFor(() => expect(verdict()?.getAttribute('data-verification'), named).toBe('mismatch'))
    expect(verdict()?.textContent).toContain(named)
    await page.canSign(false)
    fireEvent.click(page.button())
    expect(wallet?.asked).toEqual([])
    page.close()
  }
})

test('a gateway that does not answer for a message is said, and asked again', async () => {
  const safe = await seed()
  const hash = await propose(safe, 'later')
  running.service.lie((url) => (url.includes('/messages/0x') ? 'cut' : undefined))
  const page = await openMessage(safe, hash)
  await page.says('The message could not be loaded')
  running.mend()
  fireEvent.click(page.getByRole('button', { name: 'Try again' }))
  const text = await page.findByRole('region', { name: 'Text of the message' })
  expect(text.textContent).toBe('later')
  page.close()
})

test('who is not connected, no owner, or on another network, is told so and cannot sign', async () => {
  const safe = await seed()
  const page = await openMessage(safe, await propose(safe, 'not for everyone'))
  await page.says('No wallet is connected.')
  await page.canSign(false)
  wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, dave.address))
  await page.says('The connected account is not an owner of this Safe.')
  await page.canSign(false)
  act(() => wallet?.switchTo(alice.address))
  await page.says('You have signed this already.')
  act(() => wallet?.switchTo(bob.address))
  await page.canSign(true)
  act(() => wallet?.switchChain(1))
  await page.says(/^The wallet is on another network than the Safe, which is on /)
  await page.canSign(false)
  page.close()
})

test('the button says what is waited for; a refusal in the wallet is silent, and the signature appears', async () => {
  const safe = await seed()
  const page = await openMessage(safe, await propose(safe, 'both'), bob)
  await page.canSign(true)
  const held = hold()
  wallet?.whenAsked(() => held.until.then(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))))
  fireEvent.click(page.button())
  await page.findByRole('button', { name: 'Waiting for your signature…' })
  held.go()
  await page.findByRole('button', { name: 'Sign message' })
  expect(page.queryByRole('alert')).toBeNull()
  wallet?.whenAsked((answer) => answer())
  fireEvent.click(page.button())
  await page.says('2 of 2')
  expect(wallet?.asked).toHaveLength(2)
  page.close()
})

test('the list shows each message under its day, verified, and gets new ones by itself', async () => {
  const safe = await seed()
  const { default: Page } = await import('@/pages/transactions/messages')
  const first = await propose(safe, 'The first message')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = openScreen(running.site, Page, `/transactions/messages?safe=dev:${safe.address}`)
  const row = (hash: Hex) => page.container.querySelector<HTMLElement>(`[data-message="${hash}"]`)
  const verdict = (hash: Hex) => row(hash)?.querySelector('[data-verification]')?.getAttribute('data-verification')
  await vi.waitFor(() => expect(verdict(first)).toBe('match'), { timeout: 15_000 })
  expect(row(first)?.textContent).toContain('The first message')
  expect(row(first)?.querySelector('[aria-label="1 of 2 signed"]')).toBeInstanceOf(Element)
  expect(page.getAllByRole('heading', { level: 2 }).filter((day) => day.textContent?.includes('UTC'))).toHaveLength(1)
  const second = await propose(safe, 'The second message')
  expect(row(second)).toBeNull()
  act(() => void vi.advanceTimersByTime(15_000))
  await vi.waitFor(() => expect(verdict(second)).toBe('match'), { timeout: 15_000 })
  const link = within(row(second) ?? page.container).getByRole('link', { name: /^The second message/ })
  expect(link.getAttribute('href')).toContain(second)
  page.close()
})
