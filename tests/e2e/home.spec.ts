import type { Locator, Page } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { gatewayUrl, lieAbout, mintTo, safePath, seedSafe, sharedChain } from '@/tests/e2e/support/seed'

const [alice, bob, carol] = owners
const [dave] = recipients
const chain = sharedChain()

async function seed(): Promise<Safe> {
  const safe = await seedSafe({
    ...{ version: '1.4.1', owners: [alice, bob, carol].map(({ address }) => address) },
    threshold: 2,
  })
  await mintTo(safe.address, devnetTokens.token, parseEther('1000'))
  await mintTo(safe.address, devnetTokens.dollar, parseUnits('1500.25', 6))
  await proposeTo(gatewayUrl, chain, safe, { to: dave.address, value: parseEther('0.1'), nonce: 0n })
  return safe
}

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const openHome = (page: Page, safe: Pick<Safe, 'address'>) => page.goto(safePath('/home', safe.address))

test('says what the Safe is worth, what waits in it, what it holds and what happened last, and leads to all of it', async ({
  page,
}) => {
  const safe = await seed()
  await openHome(page, safe)
  await expect(page.locator('[data-total]')).toContainText('$9,500.25')
  const waiting = part(page, 'Waiting').getByRole('listitem')
  await expect(waiting).toHaveCount(1)
  await expect(waiting.locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  const assets = part(page, 'Assets').getByRole('listitem')
  await expect(assets).toHaveCount(3)
  await expect(assets.locator('[data-verification="match"]')).toHaveCount(3)
  await expect(assets.first()).toContainText('ETH')
  await expect(assets.first()).toContainText('$5,000.00')
  await expect(part(page, 'Activity').getByRole('listitem').filter({ hasText: 'Receive 2 ETH' })).toBeVisible()
  await expect(part(page, 'Activity').locator('[data-verification="loading"]')).toHaveCount(0)
  // The one that announces another page is empty.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  // The frame has it on each page.
  await expect(page.getByRole('link', { name: 'New transaction' }).filter({ visible: true })).toHaveCount(1)
  await expectNoFaultsInBothModes(page)

  // The keyboard leads on.
  for (const [name, path] of [
    ['Whole queue', '/transactions/queue'],
    ['All assets', '/balances'],
    ['All activity', '/transactions/history'],
  ] as const) {
    await openHome(page, safe)
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await tabTo(link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\?safe=dev:${safe.address}`))
  }
  await openHome(page, safe)
  const send = page.getByRole('main').getByRole('link', { name: 'Send', exact: true })
  await expect(send).toHaveAttribute('href', /form=send/)
  await send.click()
  // The form takes what the link says out of the address.
  await expect(page).toHaveURL(new RegExp(`/transactions/new\\?safe=dev:${safe.address}$`))
  await expect(page.getByLabel('Receiver')).toBeVisible()
})

test('receiving names the network and the whole address, as text and as a picture, and warns of other networks', async ({
  page,
}) => {
  const safe = await seed()
  await openHome(page, safe)
  await page.getByRole('button', { name: 'Receive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Receive' })
  await expect(dialog.getByText('Devnet', { exact: true })).toBeVisible()
  await expect(dialog.getByText(safe.address, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('This address is a Safe on Devnet only')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(safe.address)
  await dialog.getByRole('button', { name: 'Copy with network prefix' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`dev:${safe.address}`)
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a lie about an asset, the queue or the Safe is seen at once on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const safe = await seed()
  await lieAbout(page, /\/balances\/[a-z]+$/i, (answer: { items: { balance: string }[] }) => ({
    ...answer,
    items: answer.items.map((item) => ({ ...item, balance: '99999999999' })),
  }))
  await lieAbout(page, /\/transactions\/queued$/, (answer: { results: { transaction?: object }[] }) => ({
    ...answer,
    results: answer.results.map((item) =>
      item.transaction
        ? { ...item, transaction: { ...item.transaction, id: `multisig_${safe.address}_0x${'11'.repeat(32)}` } }
        : item,
    ),
  }))
  await lieAbout(page, /\/safes\/0x[0-9a-fA-F]{40}\/?$/, (answer: object) => ({ ...answer, threshold: 1 }))
  await openHome(page, safe)
  await expect(page.getByRole('alert').filter({ hasText: 'disagree about this Safe' })).toBeInViewport()
  await expect(part(page, 'Assets').locator('[data-verification="mismatch"]')).toHaveCount(3)
  await expect(part(page, 'Waiting').locator('[data-verification="mismatch"]')).toHaveCount(1)
  await expect(page.locator('[data-total]')).toContainText('$9,500.25')
})

test('without the Safe service Home says so, and what the chain tells is there', async ({ page }) => {
  const safe = await seed()
  await page.route(
    (url) => url.origin === gatewayUrl,
    (route) => route.abort(),
  )
  await openHome(page, safe)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'does not answer' })).toHaveCount(1)
  await expect(part(page, 'Assets').getByRole('listitem')).toContainText('2 ETH')
  await expect(part(page, 'Waiting')).toContainText('Not known until the Safe service tells it.')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await expectNoFaultsInBothModes(page)
})

test('how many warnings a row has stands beside its time, and never in a line of its own', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page, describeWorld().shared['1.4.1'])
    const row = part(page, 'Activity').locator('[data-transaction]').filter({ hasText: '1 warning' }).first()
    const middleOf = async (place: Locator) => {
      const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
      return y + height / 2
    }
    const count = await middleOf(row.getByText('1 warning', { exact: true }))
    expect(count, `${width} px`).toBeGreaterThan(0)
    expect(Math.abs(count - (await middleOf(row.locator('time')))), `${width} px`).toBeLessThan(6)
  }
})
