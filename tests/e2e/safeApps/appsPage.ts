import { expect, type Frame, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { safePath } from '@/tests/e2e/support/seed'

/** What a visitor does on the pages about apps, in the words the pages use. */
export function appsPage(page: Page, safe: Address) {
  const frameElement = page.locator('iframe[title^="App:"]')
  return {
    frameElement,
    openButton: page.getByRole('button', { name: 'I know this address, open it' }),
    list: () => page.goto(safePath('/apps', safe)),
    visit: (appUrl: string) => page.goto(safePath('/apps/open', safe, `&appUrl=${encodeURIComponent(appUrl)}`)),
    /** Opens an app in spite of the warning and waits until its script has run. */
    async open(appUrl: string, global: 'appPage' | 'wagmiPage' = 'appPage'): Promise<Frame> {
      await this.visit(appUrl)
      await this.openButton.click()
      return this.frame(global)
    },
    async frame(global: 'appPage' | 'wagmiPage' = 'appPage'): Promise<Frame> {
      const element = await frameElement.elementHandle()
      const frame = await element?.contentFrame()
      if (!frame) throw new Error('The app has no frame')
      await expect.poll(() => frame.evaluate((name) => name in globalThis, global).catch(() => false)).toBe(true)
      return frame
    },
  }
}
