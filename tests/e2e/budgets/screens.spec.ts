import type { Page } from '@playwright/test'
import { seedPair } from '@/tests/e2e/guest/guestSafe'
import { openInside } from '@/tests/e2e/guest/openInside'
import { expect } from '@/tests/e2e/support/fixtures'
import { readShifts, watchShifts } from '@/tests/e2e/support/shifts'
import { embeddingOrigin, siteOrigin } from '@/tests/e2e/support/siteEnv'
import { mostShiftOf, type ScreenName, screenBudgets, type Width, widths, windowHeights } from './budgets'
import { beOwner, listDemoApps, test } from './budgetTest'
import { hold } from './hold'
import { lookAt, settle } from './lookAt'
import { screens } from './screens'

// Of each screen: the words that one is given, its height, and what shifts while it loads, for whoever is here for the
// first time and for whoever comes back.

for (const width of widths) {
  const viewport = { width, height: windowHeights[width] }

  for (const screen of screens) {
    const { name } = screen
    test(`${name} at ${width} px`, async ({ page, wallet, world, listed, browser }) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: siteOrigin })
      const strange = await context.newPage()
      await page.setViewportSize(viewport)
      await beOwner(page, wallet, world)
      for (const each of [page, strange]) {
        await listDemoApps(each, listed)
        await watchShifts(each)
      }
      const path = screen.path({ world, listed })
      await strange.goto(path)
      if (screen.isStranger) await expect(screen.shows(strange)).toBeVisible()
      await settle(strange)
      await holdShift(strange, name, width, 'shift at first')
      await page.goto(path)
      if (!screen.isStranger) await expect(screen.shows(page)).toBeVisible()
      await settle(page)
      const look = await lookAt(screen.isStranger ? strange : page)
      hold({ subject: name, width, unit: 'words', measured: look.words, budget: screenBudgets[name][width].words })
      hold({ subject: name, width, unit: 'px', measured: look.height, budget: screenBudgets[name][width].height })
      await page.reload()
      await settle(page)
      await holdShift(page, name, width, 'shift again')
      await context.close()
    })
  }

  test(`as a guest at ${width} px`, async ({ page }) => {
    const name = 'as a guest'
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const { safe, desk } = await seedPair()
    const inside = await openInside(page, desk)
    await expect(inside.getByText(`dev:${safe.address}`)).toBeVisible()
    const findFrame = () => page.frames().find((frame) => frame.url().startsWith(siteOrigin))
    const frame = findFrame()
    if (!frame) throw new Error(`${embeddingOrigin} shows no frame`)
    await settle(frame)
    const look = await lookAt(frame)
    hold({ subject: name, width, unit: 'words', measured: look.words, budget: screenBudgets[name][width].words })
    hold({ subject: name, width, unit: 'px', measured: look.height, budget: screenBudgets[name][width].height })
    const { sum, shifts } = await readShifts(frame)
    hold({
      subject: name,
      width,
      unit: 'shift at first',
      measured: sum,
      budget: mostShiftOf(name),
      why: shifts.join('\n'),
    })
  })
}

async function holdShift(page: Page, subject: ScreenName, width: Width, unit: 'shift at first' | 'shift again') {
  const { sum, shifts } = await readShifts(page)
  hold({ subject, width, unit, measured: sum, budget: mostShiftOf(subject), why: shifts.join('\n') })
}

test('what an owner wants to know of a Safe is in the first window of Home', async ({ page, wallet, world }) => {
  await page.setViewportSize({ width: 1280, height: windowHeights[1280] })
  await beOwner(page, wallet, world)
  await page.goto(`/home?safe=dev:${world.safe.address}`)
  await settle(page)
  await expect(page.locator('[data-total]')).toBeInViewport()
  for (const name of ['Waiting', 'Assets', 'Activity']) {
    const part = page.getByRole('main').getByRole('region', { name, exact: true })
    await expect(part.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  }
})
