import { owners, recipients } from '@/devnet/accounts'
import { buildProposal, confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { expectNoFaults } from './faults'
import { expect, test } from './fixtures'
import { chain, onlyOne, openQueue, pay, type QueuePage, queued, row, seed, verdict } from './queuePage'
import { gatewayUrl, lieAbout } from './seed'

const [alice, bob] = owners
const [, erin] = recipients

test('Next, Queued and what excludes each other, every row verified', async ({ page }) => {
  const safe = await seed()
  const first = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  const rejection = await proposeTo(gatewayUrl, chain, safe, { to: safe.address, nonce: 0n }, bob)
  const later = await proposeTo(gatewayUrl, chain, safe, pay(1n, erin.address))
  await openQueue(page, safe)
  const next = page.getByRole('region', { name: 'Next' })
  await expect(next.getByRole('heading', { name: 'Next' })).toBeVisible()
  await expect(
    next.getByRole('heading', { name: 'These transactions share nonce 0: only one of them can be executed' }),
  ).toBeVisible()
  await expect(next.locator('[data-transaction]')).toHaveCount(2)
  const waiting = page.getByRole('region', { name: 'Queued' })
  await expect(waiting.locator('[data-transaction]')).toHaveCount(1)
  await expect(waiting.getByRole('heading', { name: /share nonce/ })).toHaveCount(0)
  for (const { safeTxHash } of [first, rejection, later]) {
    await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
    await expect(verdict(page, safeTxHash)).toContainText('Checked: this is what will be signed.')
  }
  await expect(row(page, first.safeTxHash)).toContainText('2 of 2 signed, ready to execute')
  await expect(row(page, later.safeTxHash)).toContainText('1 of 2 signed')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('what is proposed, confirmed and executed meanwhile appears without a reload', async ({ page }) => {
  test.slow()
  const safe = await seed()
  await openQueue(page, safe)
  await expect(page.getByText('Nothing is waiting to be signed or executed.')).toBeVisible()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const patience = { timeout: 40_000 }
  await expect(row(page, safeTxHash)).toContainText('1 of 2 signed', patience)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  await expect(row(page, safeTxHash)).toContainText('2 of 2 signed', patience)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await executeSafeTransaction(chain, safe, pay(0n), [alice, bob])
  await expect(row(page, safeTxHash)).toHaveCount(0, patience)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('proposals that nobody signed are shown when they are asked for', async ({ page }) => {
  const safe = await seed()
  const proposal = { ...(await buildProposal(chain, safe, pay(0n), alice)), signature: null }
  const path = `/v1/chains/31337/transactions/${safe.address}/propose`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(gatewayUrl + path, { method: 'POST', headers, body: JSON.stringify(proposal) })
  expect(answer.ok).toBe(true)
  await openQueue(page, safe)
  await expect(page.getByText('Nothing is waiting to be signed or executed.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).check()
  await expect(row(page, proposal.safeTxHash)).toContainText('0 of 2 signed')
  await expect(row(page, proposal.safeTxHash)).toContainText('1 warning')
})

test('rows stay with their age while the gateway is down, and come anew when it is asked again', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await openQueue(page, safe)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wagmi.cache') ?? '')).toContain(safeTxHash)
  await page.route(
    (url) => url.href.startsWith(gatewayUrl),
    (route) => route.abort(),
  )
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'The queue could not be loaded: what is shown is from' })
  await expect(failure).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'unknown')
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match', { timeout: 30_000 })
})

test('kinds that came later are told of, and the rest is shown', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await lieAbout(page, queued, (answer: QueuePage) => {
    answer.results.push({ type: 'ADVERTISEMENT' })
    Object.assign(onlyOne(answer), { txInfo: { type: 'SwapOrder' } })
  })
  await openQueue(page, safe)
  await expect(page.getByText('The gateway lists a kind that is not known here: ADVERTISEMENT.')).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
})

test('the keyboard alone comes to the details of a row', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await openQueue(page, safe)
  const details = row(page, safeTxHash).getByRole('link', { name: 'Details of nonce 0' })
  await expect(details).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).focus()
  await page.keyboard.press('Tab')
  await expect(details).toBeFocused()
  await expect(details).toHaveAttribute('href', new RegExp(`^/transactions/tx\\?safe=dev:${safe.address}&id=multisig_`))
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('axe finds nothing in the queue, and nothing is wider than the window', async ({ page }) => {
        const safe = await seed()
        await proposeTo(gatewayUrl, chain, safe, pay(0n))
        await proposeTo(gatewayUrl, chain, safe, { to: safe.address, nonce: 0n }, bob)
        const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(2n))
        await openQueue(page, safe)
        await row(page, safeTxHash).scrollIntoViewIfNeeded()
        await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
        await expectNoFaults(page)
      })
    })
  }
}
