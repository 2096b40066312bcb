import { owners } from '@/devnet/accounts'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { lieAbout, mintItemTo, safePath, seedSafe } from '@/tests/e2e/support/seed'

const [alice] = owners

test('collectibles: owner asked of the chain, texts escaped, more on request', async ({ page }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  for (let count = 0; count < 21; count += 1) await mintItemTo(safe.address)
  await lieAbout(page, /\/collectibles$/, (answer: { results: Record<string, unknown>[] }) => ({
    ...answer,
    results: answer.results.map((item, index) =>
      index === 0 ? { ...item, id: '0', name: '<b>Bold</b>', description: '<img src=x onerror=alert(1)>' } : item,
    ),
  }))
  await page.goto(safePath('/balances/nfts', safe.address))
  const cards = page.getByRole('list', { name: 'Collectibles' }).getByRole('listitem')
  await expect(cards).toHaveCount(20)
  await expect(cards.nth(1).locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  await expect(cards.first()).toContainText('<b>Bold</b>')
  await expect(cards.first()).toContainText('<img src=x onerror=alert(1)>')
  // The first badge of all, which another Safe got or nobody: not this one's.
  await expect(cards.first().locator('[data-verification]')).not.toHaveAttribute('data-verification', 'match')
  await tabTo(page.getByRole('button', { name: 'Load more' }))
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(21)
  await expectNoFaultsInBothModes(page)
})
