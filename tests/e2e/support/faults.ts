import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What is not ours to mend: an embedded page, and the package's own dialogs. */
type Except = readonly string[]

/** Nothing that axe finds, except inside of what is named: an embedded page is not ours. */
export async function expectAccessible(page: Page, except: Except = [], rules?: readonly string[]): Promise<void> {
  const axe = except.reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({ page }))
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `pixels beyond a window of ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0)
}

/** Accessible, and nothing wider than the window. */
export async function expectNoFaults(page: Page, except: Except = []): Promise<void> {
  await expectAccessible(page, except)
  await expectNoOverflow(page)
}

/** A wide and light window, and a narrow and dark one. */
export const modes = [
  { colorScheme: 'light', viewport: { width: 1280, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** The other two pairs: what they can still break is contrast. */
const otherModes = [
  { colorScheme: 'dark', viewport: modes[0].viewport },
  { colorScheme: 'light', viewport: modes[1].viewport },
] as const

/** The narrowest phone, and a window of 1280 px at 200 %. */
const tightWindows = [
  { width: 320, height: 640 },
  { width: 640, height: 422 },
] as const

/** As `expectNoFaults` in both schemes at both widths; for a finger on a phone; and at 320 px and 200 %. */
export async function expectNoFaultsInBothModes(page: Page, except: Except = []): Promise<void> {
  for (const { colorScheme, viewport } of otherModes) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectAccessible(page, except, ['color-contrast'])
  }
  for (const viewport of tightWindows) {
    await page.setViewportSize(viewport)
    await expectNoOverflow(page)
  }
  for (const { colorScheme, viewport } of modes) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectNoFaults(page, except)
  }
  expect(await findSmallTargets(page), 'too small for a finger').toEqual([])
}

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=menuitem]'

/** What is pressed and is less than 44 px high or wide, but for links within a sentence. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-rk]')) return []
      const isWithinText =
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      if (isWithinText) return []
      // A label is pressed in place of its box.
      const pressed =
        element instanceof HTMLInputElement && element.labels?.length ? [element, ...element.labels] : [element]
      const sizes = pressed.map((each) => each.getBoundingClientRect())
      const [width, height] = [
        Math.max(...sizes.map((size) => size.width)),
        Math.max(...sizes.map((size) => size.height)),
      ]
      // What only a screen reader sees.
      if (width <= 1 || height <= 1 || (width >= 43.5 && height >= 43.5)) return []
      const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [
        `${element.tagName.toLowerCase()}.${element.className} “${text.slice(0, 40)}” ${Math.round(width)} x ${Math.round(height)}`,
      ]
    })
    return [...new Set(found)]
  }, controls)
}
