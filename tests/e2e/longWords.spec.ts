import type { Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { serveBuild } from '@/scripts/gates/serveBuild'
import { lengthen } from '@/scripts/pseudoWords.mjs'
import { chain, pay, seed } from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { findOverflows, seedEveryPage } from '@/tests/e2e/support/narrowPage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'
import { longWordsEnv } from '@/tests/e2e/support/siteEnv'

const [, bob] = owners

let site: { url: string; stop: () => Promise<void> }
test.beforeAll(async () => {
  site = await serveBuild('.', longWordsEnv)
})
test.afterAll(() => site.stop())
test.use({ viewport: { width: 390, height: 844 } })

/** What has no room, or is no word of a catalogue, in what can be seen now. */
async function findBroken(page: Page): Promise<string[]> {
  const spoken = await page
    .locator('button, h1, h2, h3, h4, label, legend, th, dt, summary')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('.visually-hidden, [class*="isuallyHidden"]'))
        .map(({ childNodes }) =>
          [...childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent ?? '')
            .join('')
            .trim(),
        ),
    )
  // What the network is called comes from its settings, what the wallet is from the wallet.
  const isOrdinary = (text: string) => /[aeiou]/i.test(text.replace(/Devnet|Browser Wallet/g, '')) && text.includes(' ')
  return [...(await findOverflows(page)), ...spoken.filter(isOrdinary).map((text) => `in no catalogue: ${text}`)]
}

test('on a narrow screen each page has room for words that are a third longer', async ({ page, wallet }) => {
  test.setTimeout(180_000)
  await returnConnected(page, wallet, site.url)
  const paths = await seedEveryPage()
  for (const path of paths) {
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first()).toBeVisible()
    expect.soft(await findBroken(page), path).toEqual([])
  }
})

test('on a narrow screen the dialogs have room for them too', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet, site.url)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const press = (name: string) => page.getByRole('button', { name: lengthen(name), exact: true }).click()
  await page.goto(
    `${site.url}${safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${safeTxHash}`)}`,
  )
  for (const name of ['Review and confirm', 'Reject']) {
    const acts = page.getByRole('region', { name: lengthen('Actions'), exact: true })
    if (name === 'Reject') await acts.getByText(lengthen('More'), { exact: true }).click()
    await press(name)
    await expect(page.getByRole('dialog').locator('[data-verification="match"]').first()).toBeVisible()
    expect.soft(await findBroken(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.goto(`${site.url}/address-book`)
  await press('Add an address')
  expect.soft(await findBroken(page), 'an entry').toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`${site.url}${safePath('/transactions/messages', safe.address)}`)
  await page.getByRole('textbox').fill('Ahoy')
  await press('Review')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findBroken(page), 'a message').toEqual([])
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})
