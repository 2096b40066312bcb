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

/** As `expectNoFaults`, in a wide and light window and then in a narrow and dark one. */
export async function expectNoFaultsInBothModes(page: Page, except: readonly string[] = []): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await expectNoFaults(page, except)
  }
}

export const modes = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, viewport: { width, height: 844 } })),
)
