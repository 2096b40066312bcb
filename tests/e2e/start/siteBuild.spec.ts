import type { Locator, Page } from '@playwright/test'
import { sha256, stringToBytes } from 'viem'
import { owners } from '@/devnet/accounts'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'

const changed = (page: Page) => page.getByText('This site was changed since your last visit.')
const readSeen = (page: Page) => page.evaluate(() => localStorage.getItem('countersign.seenBuild'))
const hashOf = (text: string) => sha256(stringToBytes(text))
/** The page has this answer: that it says nothing about it then is no accident of time. */
async function untilTold(page: Page, text: string) {
  await page.locator('summary').filter({ hasText: 'The build of this site' }).click()
  await expect(page.getByText('SHA-256 of /build.json').locator('..')).toContainText(hashOf(text))
}

test('says once and calmly that the site was changed since the last visit, never for the same bytes', async ({
  page,
}) => {
  const manifest = await (await page.request.get('/build.json')).text()
  const serve = (text: string) =>
    page.route('**/build.json', (route) => route.fulfill({ contentType: 'application/json', body: text }))
  const safe = await seedSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1 })

  // Whoever was never here has nothing to compare with.
  await page.goto(safePath('/settings/setup', safe.address))
  await expect.poll(() => readSeen(page)).toContain(hashOf(manifest))
  await expect(changed(page)).toHaveCount(0)

  // The same bytes from another commit.
  const recommitted = manifest.replace(
    /"commit": ("\w+[^"]*"|null)/,
    '"commit": "0000000000000000000000000000000000000000"',
  )
  expect(recommitted).not.toBe(manifest)
  await serve(recommitted)
  await page.reload()
  await untilTold(page, recommitted)
  await expect(changed(page)).toHaveCount(0)

  // Another script, on the start page too.
  const other = manifest.replace(/(_buildManifest\.js": ")..../, '$10000')
  expect(other).not.toBe(manifest)
  await serve(other)
  await page.goto('/')
  await expect(changed(page)).toBeVisible()
  await page.getByText('What to make of it').click()
  // It stands where the rest of the page stands.
  const edge = async (part: Locator) => (await part.boundingBox())?.x
  expect(await edge(page.locator('footer details'))).toBe(
    await edge(page.getByRole('banner').getByRole('link').first()),
  )
  await expect(page.getByText('SHA-256 of /build.json').locator('..')).toContainText(hashOf(other))
  await expect(page.getByText('Until then this browser saw another one').locator('..')).toContainText(hashOf(manifest))
  await expect(page.getByText('npm run check-site -- http://localhost')).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(changed(page)).toHaveCount(0)
  await page.goto(safePath('/settings/setup', safe.address))
  await untilTold(page, other)
  await expect(changed(page)).toHaveCount(0)
})
