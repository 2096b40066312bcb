// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { devnetTokens } from '@/devnet/tokens'
import { change } from '@/tests/verify/lyingGateway'
import { openScreen, showEverything } from './openScreen'
import { type RunningSite, startSite } from './startSite'

// What an open page learns by itself, from one answer to the next.

const [alice, bob] = owners
const [dave] = recipients

let running: RunningSite
let safe: Safe
let salt = 9_900n
beforeAll(async () => {
  running = await startSite()
  showEverything()
})
beforeEach(async () => {
  salt += 1n
  const everyone = owners.map(({ address }) => address)
  const { chain } = running
  safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce: salt })
  await chain.client.setBalance({ address: safe.address, value: 2n * 10n ** 18n })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

/** Winds the clock on, so that the page asks again what it asks every quarter of a minute, until the expectation holds. */
async function afterPoll(expectIt: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(16_000))
      expectIt()
    },
    { timeout: 20_000, interval: 300 },
  )
}

const verdictIn = (part: Element | null | undefined) =>
  part?.querySelector('[data-verification]')?.getAttribute('data-verification')

test('what is proposed, confirmed and executed meanwhile appears in the queue, and nothing of it is wrong', async () => {
  const { chain, gateway, site } = running
  const { default: Page } = await import('@/pages/transactions/queue')
  const page = openScreen(site, Page, `/transactions/queue?safe=dev:${safe.address}`)
  await afterPoll(() =>
    expect(page.container.textContent).toContain('The Safe service lists nothing that waits to be signed or executed.'),
  )
  const pay = { to: dave.address, value: 5n, nonce: 0n }
  const { safeTxHash } = await proposeTo(gateway.url, chain, safe, pay)
  const row = () => page.container.querySelector(`[data-transaction$="${safeTxHash}"]`)
  await afterPoll(() => expect(row()?.querySelector('[aria-label="1 of 2 signed"]')).toBeInstanceOf(Element))
  await confirmAt(gateway.url, chain, safe, pay, bob)
  await afterPoll(() => expect(row()?.querySelector('[aria-label="2 of 2 signed"]')).toBeInstanceOf(Element))
  await afterPoll(() => expect(verdictIn(row())).toBe('match'))
  await executeSafeTransaction(chain, safe, pay, [alice, bob])
  await afterPoll(() => expect(row()).toBeNull())
  // The chain and the gateway are asked apart: for a moment one of them may still say what was true before.
  await afterPoll(() => expect(page.queryAllByRole('alert')).toEqual([]))
  page.close()
}, 60_000)

test('an open transaction finds out what is changed from one answer to the next, and takes it back with the truth', async () => {
  const { chain, gateway, site, service } = running
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave.address, 1_500_000n] })
  const { safeTxHash } = await proposeTo(gateway.url, chain, safe, { to: devnetTokens.dollar, data, nonce: 0n })
  const { default: Page } = await import('@/pages/transactions/tx')
  const page = openScreen(
    site,
    Page,
    `/transactions/tx?safe=dev:${safe.address}&id=multisig_${safe.address}_${safeTxHash}`,
  )
  await afterPoll(() => expect(verdictIn(page.container)).toBe('match'))
  const lies: [named: string, of: RegExp, path: string, value: unknown][] = [
    ['Recipient', /\/transactions\/multisig_/, 'txData.to.value', dave.address],
    [
      'Signature',
      /\/transactions\/multisig_/,
      'detailedExecutionInfo.confirmations.0.signature',
      `0x${'11'.repeat(64)}1b`,
    ],
    ['Decimals of the token', /\/transactions\/multisig_/, 'txInfo.transferInfo.decimals', 3],
    ['Signatures needed', /\/safes\/0x[0-9a-fA-F]{40}$/, 'threshold', 1],
  ]
  for (const [named, of, path, value] of lies) {
    service.lie((url, answer) => (of.test(url) ? change(answer, path, value) : undefined))
    await afterPoll(() => {
      expect(verdictIn(page.container), named).toBe('mismatch')
      expect(page.container.querySelector('[data-verification]')?.textContent).toContain(named)
      const wrong = [...page.container.querySelectorAll('[aria-label="Checks"] > li')].filter((check) =>
        check.textContent?.includes('Mismatch'),
      )
      expect(wrong.map((check) => check.textContent).join(), named).toContain(named)
    })
    service.lie(undefined)
    await afterPoll(() => expect(verdictIn(page.container), `the truth after ${named}`).toBe('match'))
  }
  page.close()
}, 60_000)

test('a service that has yet to hear of an execution is waited for; one that says what never was is not', async () => {
  const { chain, site, service } = running
  const { default: Page } = await import('@/pages/settings/setup')
  const page = openScreen(site, Page, `/settings/setup?safe=dev:${safe.address}`)
  const contract = () => page.getByRole('region', { name: 'Contract' })
  await afterPoll(() => expect(verdictIn(contract())).toBe('match'))
  const isSafe = (url: string) => /\/safes\/0x[0-9a-fA-F]{40}$/.test(url)
  let former: unknown
  service.lie((url, answer) => {
    if (isSafe(url)) former ??= answer
    return isSafe(url) ? former : undefined
  })
  await afterPoll(() => expect(former).toBeDefined())
  await executeSafeTransaction(chain, safe, { to: dave.address, value: 5n, nonce: 0n }, [alice, bob])
  await afterPoll(() => expect(contract().textContent).toContain('The Safe service is being updated'))
  expect([verdictIn(contract()), page.queryAllByRole('alert')]).toEqual(['loading', []])
  service.lie((url) => (isSafe(url) ? change(former, 'threshold', 1) : undefined))
  await afterPoll(() => expect(page.getByRole('alert').textContent).toContain('the Safe service says 1'))
  expect(verdictIn(contract())).toBe('mismatch')
  service.lie(undefined)
  await afterPoll(() => expect(verdictIn(contract())).toBe('match'))
  page.close()
}, 60_000)

test('a gateway or a node that answers nonsense gives no usable answer, which is said, and its word is not taken', async () => {
  const { site, service, node } = running
  const load = {
    '/home': () => import('@/pages/home'),
    '/settings/setup': () => import('@/pages/settings/setup'),
    '/balances': () => import('@/pages/balances'),
  }
  const open = async (path: keyof typeof load) => {
    const { default: Page } = await load[path]()
    return openScreen(site, Page, `${path}?safe=dev:${safe.address}`)
  }
  const nonsense: ['pass' | 'garble', unknown][] = [
    ['garble', undefined],
    ['pass', { owners: 'everyone', threshold: {} }],
    ['pass', {}],
    ['pass', 'Hello'],
  ]
  for (const [mode, answer] of nonsense) {
    service.set(mode)
    service.lie(() => answer)
    const home = await open('/home')
    await afterPoll(() => expect(home.container.textContent).toContain('The Safe service gives no usable answer'))
    await afterPoll(() => expect(home.container.textContent).toContain('2 ETH'))
    home.close()
    const settings = await open('/settings/setup')
    const contract = () => verdictIn(settings.getByRole('region', { name: 'Contract' }))
    await afterPoll(() => expect(contract()).toBe('unknown'))
    settings.close()
    const balances = await open('/balances')
    await afterPoll(() => expect(balances.getByRole('row', { name: /ETH/ }).textContent).toContain('2 ETH'))
    balances.close()
  }
  running.mend()
  node.set('garble')
  const home = await open('/home')
  await afterPoll(() => expect(home.container.textContent).toContain('Devnet gives no usable answer'))
  expect(home.container.querySelector('[data-verification="match"]')).toBeNull()
  home.close()
}, 60_000)
