import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe finds, except inside of what is named: an embedded page is not ours. */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  const axe = except.reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({ page }))
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Accessible, and nothing wider than the window. */
export async function expectNoFaults(page: Page, except: readonly string[] = []): Promise<void> {
  await expectAccessible(page, except)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'pixels beyond the window').toBeLessThanOrEqual(0)
}

/** A wide and light window, and a narrow and dark one. */
export const modes = [
  { colorScheme: 'light', viewport: { width: 1280, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** As `expectNoFaults`, in each of the modes. */
export async function expectNoFaultsInBothModes(page: Page, except: readonly string[] = []): Promise<void> {
  for (const { colorScheme, viewport } of modes) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectNoFaults(page, except)
  }
}
