import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { test as base, expect } from '@/tests/e2e/support/fixtures'
import { gatewayUrl, lieAbout, seedSafe, sharedChain } from '@/tests/e2e/support/seed'
import { mostShift, readShifts, watchShifts } from '@/tests/e2e/support/shifts'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

const [alice] = owners
const [dave] = recipients

// An account of each test alone owns exactly what the test gives it.
const test = base.extend<{ visitor: PrivateKeyAccount }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  visitor: async ({}, use) => use(privateKeyToAccount(generatePrivateKey())),
  walletOptions: async ({ visitor }, use) => use({ accounts: [visitor] }),
})

/** A Safe with one payment that the visitor may execute, and after it one that the visitor has not signed. */
async function seed(visitor: PrivateKeyAccount) {
  const chain = sharedChain()
  const safe = await seedSafe({ version: '1.4.1', owners: [visitor.address, alice.address], threshold: 2 })
  const pay = (nonce: bigint) => ({ to: dave.address, value: 10n ** 16n, nonce })
  await proposeTo(gatewayUrl, chain, safe, pay(0n), alice)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), visitor)
  await proposeTo(gatewayUrl, chain, safe, pay(1n), alice)
  return safe
}

test('an owner finds what needs them on the start page, and comes from there to the transaction', async ({
  page,
  wallet,
  visitor,
}) => {
  const safe = await seed(visitor)
  await page.addInitScript(
    ([address]) => localStorage.setItem('countersign.addressBook', JSON.stringify([{ address, name: 'Treasury' }])),
    [safe.address],
  )
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByRole('heading', { name: 'Needs you (2)' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Treasury' })
  await expect(rows).toHaveCount(2)
  await expect(rows.locator('[data-verification="match"]')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Your Safes on Devnet' })).toContainText('2 need you')
  await expectNoFaultsInBothModes(page)
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/transactions/tx\\?safe=dev:${safe.address}&id=`))
  // The frame of each page says it too: how many in all, and how many here.
  const frame = page.getByRole('region', { name: 'The Safe' })
  await expect(frame.getByRole('button', { expanded: false })).toContainText('Needs you (2)')
  await expect(page.getByRole('navigation', { name: 'This Safe' })).toContainText('2 need you')
  await expect(page).toHaveTitle(/^\(2\) /)
  expect(wallet.address()).toBe(visitor.address)
})

test('who comes back finds the start page as it was left, and nothing moves', async ({ page, visitor }) => {
  const safe = await seed(visitor)
  await watchShifts(page)
  await page.goto(`/home?safe=dev:${safe.address}`)
  await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countersign.recentSafes'))).toContain(safe.address)
  await page.goto('/')
  await expect(page.locator('[data-verification="match"]').first()).toBeVisible()
  expect((await readShifts(page)).sum).toBeLessThanOrEqual(mostShift)
  await expect(page.getByText('No other site is contacted until you do')).toBeHidden()
})

test('a row that does not hold is marked on the start page as in the queue', async ({ page, wallet, visitor }) => {
  const safe = await seed(visitor)
  await lieAbout(page, new RegExp(`/safes/${safe.address}/transactions/queued`), (answer: object) =>
    JSON.parse(JSON.stringify(answer).replaceAll('"value":"10000000000000000"', '"value":"20000000000000000"')),
  )
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.locator('[data-verification="mismatch"]')).toHaveCount(2)
  expect(wallet.address()).toBe(visitor.address)
})
