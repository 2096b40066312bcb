import { owners } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, openQueue, pay, row, seed, verdict } from '@/tests/e2e/support/queuePage'
import { gatewayUrl } from '@/tests/e2e/support/seed'

const [, bob] = owners

test('signatures are recovered in a worker of our own, and on the page where there is none', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  const expectMatch = async () => {
    await row(page, safeTxHash).scrollIntoViewIfNeeded()
    await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  }
  await openQueue(page, safe)
  await expectMatch()
  // One that fails in any way is ended, and the page computes in its place.
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([new URL(page.url()).origin])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  await page.reload()
  await expectMatch()
  expect(page.workers()).toEqual([])
})
