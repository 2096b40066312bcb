import { encodeFunctionData, zeroAddress } from 'viem'
import { recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { safeAbi } from '@/devnet/safeTransactions'
import { detailsPage, expectVerdict, propose, seedShared } from '@/tests/e2e/support/detailsPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { safePath } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'

const [dave] = recipients
const stranger = '0x000000000000000000000000000000000000dEaD'

test('without the chain nothing is verified, and a silent gateway is a failure with a way to try again', async ({
  page,
}) => {
  const safe = await seedShared()
  const safeTxHash = await propose(safe, { to: dave.address, value: 1n })
  await page.route(
    (url) => url.port === String(ports.chain),
    (route) => route.abort(),
  )
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'unknown')
  await expect(details.verdict).toContainText('Not verified')
  await expect(details.verdict).toContainText('Could not be checked: The chain')
  await expect(details.hashes).toContainText(safeTxHash)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  let isDown = true
  const isDetails = (url: URL) => url.port === String(ports.gateway) && url.pathname.includes('/transactions/')
  await page.route(isDetails, (route) => (isDown ? route.abort() : route.continue()))
  const another = await propose(safe, { to: dave.address, value: 2n })
  await details.open(safe.address, another)
  const failure = page.getByRole('alert').filter({ hasText: 'The Safe service gives no answer about this transaction' })
  await expect(failure).toContainText('The Safe service cannot be reached.')
  isDown = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expectVerdict(details.verdict, 'match')
})

test('links that name nothing are told apart, and a transaction of another Safe leads there', async ({ page }) => {
  const [safe, otherSafe] = [await seedShared(), await seedShared()]
  const details = detailsPage(page)
  await details.open(safe.address, `0x${'12'.repeat(32)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'knows no transaction of this id' })).toBeVisible()
  await details.open(safe.address, 'nothing')
  await expect(page.getByRole('alert').filter({ hasText: 'This link names no transaction' })).toBeVisible()
  await page.goto(safePath('/transactions/tx', safe.address))
  await expect(page.getByText('No transaction is named')).toBeVisible()

  await details.open(safe.address, await propose(otherSafe, { to: dave.address, value: 1n }))
  await expectVerdict(details.verdict, 'mismatch')
  const notice = page.getByRole('alert').filter({ hasText: 'This transaction belongs to another Safe' })
  await expect(notice).toContainText(otherSafe.address)
  // The frame says of no page that all agrees while something on it does not.
  const mark = page.locator('[data-agreement]:visible')
  await expect(mark).toHaveText('Something here does not match')
  await notice.getByRole('link', { name: 'Open it there' }).click()
  await expectVerdict(details.verdict, 'match')
  await expect(mark).toHaveText('Sources agree on this Safe')
})

test('the keyboard reaches the raw data and the report; axe finds nothing, and nothing is wider than the window', async ({
  page,
}) => {
  test.slow()
  const safe = await seedShared()
  const details = detailsPage(page)
  await details.open(safe.address, await propose(safe, { to: stranger, data: '0x12345678' }))
  await expectVerdict(details.verdict, 'match')
  const raw = details.call.getByText('Raw data (4 bytes)')
  await tabTo(raw)
  await page.keyboard.press('Enter')
  await expect(details.call.getByText('0x12345678', { exact: true })).toBeVisible()
  const button = details.report.getByRole('button', { name: 'Download report' })
  await tabTo(button)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^verification-0x/)

  const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
  const inner = encodeBatch('1.4.1', [
    { to: zeroAddress, data: '0x12345678' },
    { to: safe.address, data },
  ])
  await details.open(safe.address, await propose(safe, { ...inner, gasPrice: 1n, refundReceiver: stranger }))
  await expectVerdict(details.verdict, 'match')
  const closed = page.locator('main details:not([open]) > summary').filter({ hasText: 'Raw data' })
  while ((await closed.count()) > 0) await closed.first().click()
  await expectNoFaultsInBothModes(page)
})
