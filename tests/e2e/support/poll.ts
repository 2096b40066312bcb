import { expect, type Page } from '@playwright/test'

/**
 * Winds the page's clock on, so that it asks again what it asks every quarter of a minute, until the expectation holds.
 * The clock must have been installed before the page was opened.
 */
export async function expectAfterPoll(page: Page, expectIt: () => Promise<unknown>, interval = 16_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(interval)
    await expectIt()
  }).toPass({ timeout: 40_000 })
}

/** How long one look at the page may take, before its clock is wound on again. */
export const oneLook = { timeout: 3_000 }
