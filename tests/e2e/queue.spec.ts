import { owners, recipients } from '@/devnet/accounts'
import { buildProposal, confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { act } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import {
  chain,
  onlyOne,
  openQueue,
  pay,
  type QueuePage,
  queued,
  row,
  seed,
  signed,
  verdict,
} from '@/tests/e2e/support/queuePage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const [, erin] = recipients

test('Next, Queued and what excludes each other, every row verified, for the keyboard alone and in any window', async ({
  page,
}) => {
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
    await row(page, safeTxHash).scrollIntoViewIfNeeded()
    await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
    await expect(verdict(page, safeTxHash)).toHaveAccessibleName('Verified. Checked: this is what will be signed.')
  }
  await expect(signed(page, first.safeTxHash, '2 of 2 signed')).toBeVisible()
  await expect(signed(page, later.safeTxHash, '1 of 2 signed')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  const details = next
    .locator('[data-transaction]')
    .first()
    .getByRole('link', { name: /^Send 0\.1 ETH to dave\.eth/ })
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).focus()
  await page.keyboard.press('Tab')
  await expect(details).toBeFocused()
  await expect(details).toHaveAttribute('href', new RegExp(`^/transactions/tx\\?safe=dev:${safe.address}&id=multisig_`))
  await expectNoFaultsInBothModes(page)
})

test('a row says what it moves and is worth, and offers what its reader can do: the review, once, from the row', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  // The reader's own signature is not needed any more.
  const ready = await proposeTo(gatewayUrl, chain, safe, pay(0n), carol)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  const mine = await proposeTo(gatewayUrl, chain, safe, pay(1n, erin.address))
  const theirs = await proposeTo(gatewayUrl, chain, safe, pay(2n), bob)
  await openQueue(page, safe)
  await expect(row(page, ready.safeTxHash)).toContainText(/Send 0\.1 ETH to dave\.eth\$\d/)
  await expect(row(page, ready.safeTxHash).getByRole('link', { name: 'Execute' })).toBeVisible()
  await expect(row(page, theirs.safeTxHash).getByRole('link', { name: 'Confirm' })).toBeVisible()
  await expect(verdict(page, mine.safeTxHash)).toHaveAttribute('data-verification', 'match')
  await expect(row(page, mine.safeTxHash).getByRole('link')).toHaveCount(1)
  await expectNoFaultsInBothModes(page)

  await row(page, theirs.safeTxHash).getByRole('link', { name: 'Confirm' }).click()
  await expect(act(page, 'Confirm')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`id=multisig_${safe.address}_${theirs.safeTxHash}$`))
})

test('what nobody signed is shown on request, look-alikes are warned of, kinds that came later are told of', async ({
  page,
}) => {
  const safe = await seed()
  // The first and last digits of an owner.
  const lookAlike =
    `${alice.address.slice(0, 8)}${'0'.repeat(28)}${alice.address.slice(-6)}`.toLowerCase() as `0x${string}`
  const proposal = { ...(await buildProposal(chain, safe, pay(0n, lookAlike), alice)), signature: null }
  const path = `/v1/chains/31337/transactions/${safe.address}/propose`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(gatewayUrl + path, { method: 'POST', headers, body: JSON.stringify(proposal) })
  expect(answer.ok).toBe(true)
  await openQueue(page, safe)
  await expect(page.getByText('The Safe service lists nothing that waits to be signed or executed.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).check()
  const unsigned = row(page, proposal.safeTxHash)
  await expect(signed(page, proposal.safeTxHash, '0 of 2 signed')).toBeVisible()
  await expect(unsigned).toContainText('1 warning')
  await expect(unsigned).toContainText(`looks like ${alice.address}, which you know, but is another address.`)

  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await lieAbout(page, queued, (answer: QueuePage) => {
    answer.results.push({ type: 'ADVERTISEMENT' })
    Object.assign(onlyOne(answer), { txInfo: { type: 'SwapOrder' } })
  })
  await openQueue(page, safe)
  await expect(page.getByText('The Safe service lists a kind that is not known here: ADVERTISEMENT.')).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
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
  const age = page.getByText('What is shown is from')
  await expect(age).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'unknown')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(age).toHaveCount(0)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match', { timeout: 30_000 })
})
