import type { Locator, Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { act, openQueued, openReview, pageAct } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, openQueue, pay, row, seed, verdict } from '@/tests/e2e/support/queuePage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, lieAbout } from '@/tests/e2e/support/seed'

const [, bob, carol] = owners
const screen = { width: 390, height: 844 }
test.use({ viewport: screen })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not drawn')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Actions' })

test('what enough owners have signed is executed, not confirmed; a row is two lines, its mark in the first', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash: full } = await proposeTo(gatewayUrl, chain, safe, pay(0n), bob)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), carol)
  const { safeTxHash: half } = await proposeTo(gatewayUrl, chain, safe, pay(1n), bob)
  const { safeTxHash: fullLater } = await proposeTo(gatewayUrl, chain, safe, pay(2n), bob)
  await confirmAt(gatewayUrl, chain, safe, pay(2n), carol)
  await openQueue(page, safe)
  const acts = (hash: string) => row(page, hash).getByRole('link', { name: /^(Confirm|Execute)$/ })
  await expect(acts(full)).toHaveText('Execute')
  await expect(acts(half)).toHaveText('Confirm')
  await expect(verdict(page, fullLater)).toHaveAttribute('data-verification', 'match')
  // It has all signatures, and its turn is not come.
  await expect(acts(fullLater)).toHaveCount(0)
  for (const hash of [full, half, fullLater]) {
    const mark = await boxOf(verdict(page, hash))
    const sentence = await boxOf(row(page, hash).getByText(/^Send 0\.1 ETH to/))
    expect(mark.y, 'the mark stands in the first line').toBeLessThan(sentence.bottom)
    expect(
      (await boxOf(row(page, hash))).height,
      'two lines, and the room of a second one of the sentence',
    ).toBeLessThanOrEqual(116)
  }
  await expectNoFaultsInBothModes(page)
  await acts(full).click()
  await expect(act(page, 'Execute')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(panel(page).getByText(/^To execute costs about .*ETH/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What happened' }).getByRole('listitem').last()).toHaveText(
    /^Execute\s*now possible$/,
  )
})

test('the act of a transaction stands in a slim bar that hides nothing, the others and the link under “More”', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n), bob)
  await openQueued(page, safe, safeTxHash)
  const confirm = pageAct(page, 'Review and confirm')
  await expect(confirm).toBeEnabled()
  await expect(page.getByRole('list', { name: 'What happened' }).getByRole('listitem').last()).toHaveText(
    /^Confirm\s*1 more needed$/,
  )
  const bar = panel(page).locator('div').first()
  expect((await boxOf(bar)).height, 'a tenth of the screen').toBeLessThanOrEqual(90)
  const foot = await boxOf(page.getByRole('navigation').last())
  expect((await boxOf(confirm)).bottom).toBeLessThanOrEqual(foot.y)
  await expect(panel(page).getByText('Still to sign:')).toBeVisible()

  const folds = page.locator('main [data-fold]').filter({ visible: true })
  await test.step('what is focused by key stands above it', async () => {
    for (const fold of await folds.locator('> summary').all()) {
      await fold.focus()
      expect((await boxOf(fold)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
    }
  })
  await test.step('the end of the page is not behind it', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = await boxOf(folds.last())
    expect(last.bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
  })

  await panel(page).getByText('More', { exact: true }).click()
  await expect(pageAct(page, 'Reject')).toBeEnabled()
  await expect(pageAct(page, 'Copy link')).toBeVisible()
  await panel(page).getByText('Show as QR code').click()
  const picture = panel(page).getByRole('img', { name: 'QR code of the link to this transaction' })
  await picture.scrollIntoViewIfNeeded()
  expect((await boxOf(picture)).y, 'below the top').toBeGreaterThan(0)
  await expectNoFaultsInBothModes(page)
})

test('a lie is seen at a glance: in the row, first on the page and in place of the button', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n), bob)
  type Told = { txInfo: { transferInfo: { value: string } } }
  await openReview(page, safe, safeTxHash)
  await lieAbout(page, /\/transactions\/multisig_/, (details: Told) => {
    details.txInfo.transferInfo.value = '1'
  })
  await openQueued(page, safe, safeTxHash)
  const loud = page.getByRole('region', { name: 'Checks' })
  await expect(loud.getByRole('alert')).toContainText('Does not match: Amount')
  const heading = page.getByRole('heading', { level: 2, name: /^Send / }).first()
  expect((await boxOf(loud)).y).toBeLessThan((await boxOf(heading)).y)
  await expect(panel(page).getByRole('heading', { name: 'This is not what it says' })).toBeVisible()
  await expect(pageAct(page, 'Review and confirm')).toHaveCount(0)
  await expect(panel(page)).toContainText('Does not match: Amount')
  await expectNoFaultsInBothModes(page)
})
