import type { FrameLocator, Page } from '@playwright/test'
import { embeddingOrigin, siteOrigin } from '../siteEnv'
import type { OuterDesk } from './outerDesk'

export type OuterOptions = {
  /** The outer site's own origin; only one may show the site under test. */
  origin?: string
  path?: string
  sandbox?: string
  /** Milliseconds before each answer. */
  delay?: number
}

/** Opens a Safe's site around the site under test; `desk` answers what the frame asks. */
export async function openInside(page: Page, desk: OuterDesk, options: OuterOptions = {}): Promise<FrameLocator> {
  const { origin = embeddingOrigin, path = '/', sandbox, delay = 0 } = options
  await page.exposeFunction('outerAnswer', async (method: string, params: unknown) => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    return desk.answer(method, params)
  })
  const config = { app: `${siteOrigin}${path}`, sandbox }
  await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(config))}`)
  return page.frameLocator('iframe')
}
