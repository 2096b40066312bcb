import { encodeFunctionData, zeroAddress } from 'viem'
import { recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { safeAbi } from '@/devnet/safeTransactions'
import { detailsPage, expectVerdict, propose, seedShared } from './detailsPage'
import { expectNoFaults } from './faults'
import { expect, test } from './fixtures'
import { safePath } from './seed'
import { ports } from './siteEnv'

const [dave] = recipients
const stranger = '0x000000000000000000000000000000000000dEaD'

test('without the chain nothing is verified, and the page says so', async ({ page }) => {
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
})

test('a silent gateway is a failure with a way to try again', async ({ page }) => {
  const safe = await seedShared()
  const safeTxHash = await propose(safe, { to: dave.address, value: 1n })
  let isDown = true
  const isDetails = (url: URL) => url.port === String(ports.gateway) && url.pathname.includes('/transactions/')
  await page.route(isDetails, (route) => (isDown ? route.abort() : route.continue()))
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  const failure = page.getByRole('alert').filter({ hasText: 'The gateway gives no answer about this transaction' })
  await expect(failure).toContainText('The gateway cannot be reached.')
  isDown = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expectVerdict(details.verdict, 'match')
})

test('links that name nothing are told apart', async ({ page }) => {
  const safe = await seedShared()
  const details = detailsPage(page)
  await details.open(safe.address, `0x${'12'.repeat(32)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'knows no transaction of this id' })).toBeVisible()
  await details.open(safe.address, 'nothing')
  await expect(page.getByRole('alert').filter({ hasText: 'This link names no transaction' })).toBeVisible()
  await page.goto(safePath('/transactions/tx', safe.address))
  await expect(page.getByText('No transaction is named')).toBeVisible()
})

test('a transaction of another Safe is a mismatch that says so', async ({ page }) => {
  const [safe, otherSafe] = [await seedShared(), await seedShared()]
  const safeTxHash = await propose(otherSafe, { to: dave.address, value: 1n })
  const details = detailsPage(page)
  await details.open(safe.address, safeTxHash)
  await expectVerdict(details.verdict, 'mismatch')
  const notice = page.getByRole('alert').filter({ hasText: 'This transaction belongs to another Safe' })
  await expect(notice).toContainText(otherSafe.address)
  await notice.getByRole('link', { name: 'Open it there' }).click()
  await expectVerdict(details.verdict, 'match')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('axe finds nothing, and nothing is wider than the window', async ({ page }) => {
        const safe = await seedShared()
        const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
        const inner = encodeBatch('1.4.1', [
          { to: zeroAddress, data: '0x12345678' },
          { to: safe.address, data },
        ])
        const safeTxHash = await propose(safe, { ...inner, gasPrice: 1n, refundReceiver: stranger })
        const details = detailsPage(page)
        await details.open(safe.address, safeTxHash)
        await expectVerdict(details.verdict, 'match')
        for (const summary of await page.locator('summary').all()) await summary.click()
        await expectNoFaults(page)
      })
    })
  }
}

test('the keyboard reaches the raw data and the report', async ({ page }) => {
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

  async function tabTo(target: typeof raw) {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
})
