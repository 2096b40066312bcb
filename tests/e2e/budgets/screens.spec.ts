import type { Frame, Page } from '@playwright/test'
import { seedPair } from '@/tests/e2e/guest/guestSafe'
import { openInside } from '@/tests/e2e/guest/openInside'
import { expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { mostShift, readShifts, watchShifts } from '@/tests/e2e/support/shifts'
import { embeddingOrigin, siteOrigin } from '@/tests/e2e/support/siteEnv'
import { type ScreenName, screenBudgets, type Width, widths, windowHeights } from './budgets'
import { beOwner, haveBook, listDemoApps, test } from './budgetTest'
import { hold } from './hold'
import { expectNothingPending, lookAt, settle } from './lookAt'
import { screens } from './screens'
import { slowLine } from './slowLine'

// Of each screen: the words that one is given, its height, and what shifts while it loads on the slowest line, for whoever
// is here for the first time and knows nobody's name, and for whoever comes back and has named some.

for (const width of widths) {
  const viewport = { width, height: windowHeights[width] }

  for (const screen of screens) {
    const { name } = screen
    test(`${name} at ${width} px`, async ({ page, wallet, world, listed }) => {
      await page.setViewportSize(viewport)
      if (!screen.isStranger) await returnConnected(page, wallet)
      await listDemoApps(page, listed)
      await watchShifts(page)
      const line = await slowLine(page)
      await line.load(() => page.goto(screen.path({ world, listed })), 'service')
      await expectNothingPending(page)
      await holdShift(page, name, width, 'shift at first')
      if (!screen.isStranger) await haveBook(page, world)
      await line.load(() => page.reload(), 'chain')
      await expect(screen.shows(page)).toBeVisible()
      await expectNothingPending(page)
      await holdLook(page, name, width)
      await holdShift(page, name, width, 'shift again')
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
    await holdLook(frame, name, width)
    await holdShift(frame, name, width, 'shift at first')
  })
}

async function holdLook(frame: Page | Frame, subject: ScreenName, width: Width) {
  const { words, height } = await lookAt(frame)
  hold({ subject, width, unit: 'words', measured: words, budget: screenBudgets[subject][width].words })
  hold({ subject, width, unit: 'px', measured: height, budget: screenBudgets[subject][width].height })
}

async function holdShift(
  frame: Page | Frame,
  subject: ScreenName,
  width: Width,
  unit: 'shift at first' | 'shift again',
) {
  const { sum, shifts } = await readShifts(frame)
  hold({ subject, width, unit, measured: sum, budget: mostShift, why: shifts.join('\n') })
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
