import type { Page } from '@playwright/test'
import { recipients } from '@/devnet/accounts'
import { createChainClient } from '@/devnet/chain'
import { setName } from '@/devnet/names'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { ports } from '@/tests/e2e/support/siteEnv'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

/** The scripts of the page that bring the tables of ENSIP-15: the rules of names beside them are in no other. */
const tablesOn = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return { all: texts.length, tables: texts.filter((text) => text.includes('invalid label extension')).length }
  })

test('names cost the page no tables: a plain one needs none, another is worked out in a worker', async ({
  page,
  wallet: _,
}) => {
  const welcome = welcomePage(page)
  const [, , frank] = recipients
  const client = createChainClient(`http://127.0.0.1:${ports.nameChain}`, 1)
  await setName({ client }, { name: 'm\u00fcnze.eth', address: frank.address })
  await welcome.open()
  const field = page.getByLabel('Address of a Safe')
  const worker = page.waitForEvent('worker')
  await field.fill('M\u00fcnze.eth')
  await field.press('Enter')
  await worker
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${frank.address}$`))
  await welcome.open()
  await welcome.signIn()
  await page.getByRole('button', { name: /alice\.eth/ }).click()
  await expect(welcome.dialog.getByText('alice.eth')).toBeVisible()
  await expect(welcome.dialog.locator('[style*="data:image"]').first()).toBeVisible()
  const { all, tables } = await tablesOn(page)
  expect(all).toBeGreaterThan(10)
  expect(tables).toBe(0)
})
