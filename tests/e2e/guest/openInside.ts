import type { FrameLocator, Page } from '@playwright/test'
import { embeddingOrigin, siteOrigin } from '@/tests/e2e/support/siteEnv'
import type { OuterDesk } from './outerDesk'

export type OuterOptions = {
  /** The outer site's own origin; only one may show the site under test. */
  origin?: string
  /** The site that is shown. */
  app?: string
}

/** Opens a Safe's site around the site under test; `desk` answers what the frame asks. */
export async function openInside(page: Page, desk: OuterDesk, options: OuterOptions = {}): Promise<FrameLocator> {
  const { origin = embeddingOrigin, app = siteOrigin } = options
  await page.exposeFunction('outerAnswer', (method: string, params: unknown) => desk.answer(method, params))
  const config = { app: `${app}/` }
  await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(config))}`)
  return page.frameLocator('iframe')
}
