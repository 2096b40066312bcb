import type { Browser, Page } from '@playwright/test'
import { siteOrigin } from '../../tests/e2e/support/siteEnv'
import { measure, middleOf, watch } from './measure'
import type { Report } from './report'

/** Somebody who opens pages in one browser, and what is told of it. */
export type Visitor = {
  /** Of what is opened more than once for its middle, how often. */
  n: number
  openPage: () => Promise<Page>
  report: Report
}

export function visitorOf(browser: Browser, n: number, report: Report): Visitor {
  const openPage = async () => {
    const context = await browser.newContext({ baseURL: siteOrigin, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await watch(page)
    return page
  }
  return { n, openPage, report }
}

/** Opens a page; it is there when `ready` is on it. */
export const opening = (page: Page, path: string, ready: string) => async () => {
  await page.goto(path)
  await page.locator(ready).first().waitFor({ state: 'attached' })
}

/** Opens a page `n` times as somebody who has never been there, and tells the middle; the last one stays open. */
export async function openOften({ n, openPage, report }: Visitor, part: string, path: string, ready: string) {
  const figures = []
  let page = await openPage()
  for (let round = 1; ; round += 1) {
    figures.push(await measure(page, opening(page, path, ready)))
    if (round === n) break
    await page.context().close()
    page = await openPage()
  }
  await report(part, middleOf(figures), page)
  return page
}

export async function scrollThrough(page: Page) {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(30)
  }
}

/** Presses each button that shows more until there is none. */
export async function showAll(page: Page) {
  // By its role it would be looked for in every row, which takes the page longer than what is measured.
  const more = page.locator('main button').filter({ hasText: /^Show .*more/ })
  while ((await more.count()) > 0) await more.last().click()
}
