import { expect, type Frame, type Page } from '@playwright/test'
import type { ScreenBudget } from './budgets'

/** Waits until what can be seen is checked. */
export async function expectNothingPending(frame: Page | Frame): Promise<void> {
  await expect(frame.locator('main').first()).toBeVisible()
  await expect.poll(() => frame.evaluate(countPending)).toBe(0)
}

/** Waits until what can be seen is checked and does not change any more. */
export async function settle(frame: Page | Frame): Promise<void> {
  await expectNothingPending(frame)
  let last = ''
  const isStill = async () => {
    const now = JSON.stringify([await lookAt(frame), await frame.evaluate(countPending)])
    const wasSame = now === last
    last = now
    return wasSame
  }
  await expect.poll(isStill, { intervals: [300] }).toBe(true)
}

function countPending(): number {
  const pending = '[data-verification="loading"], [data-agreement="loading"], [class*="_skeleton"], [aria-busy="true"]'
  return [...document.querySelectorAll(pending)].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight
  }).length
}

/** The words in the page's main part as a person sees them, and how high the page is. */
export function lookAt(frame: Page | Frame): Promise<ScreenBudget> {
  return frame.evaluate(() => {
    const main = document.querySelector('main')
    const count = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
    if (!main) return { words: 0, height: 0 }
    // What only a screen reader tells is not seen, and of a choice only what is chosen.
    const choices = [...main.querySelectorAll('select')].filter((choice) => choice.checkVisibility())
    const unseen = [...main.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { clipPath } = getComputedStyle(element)
      return clipPath === 'inset(50%)' || element instanceof HTMLSelectElement
    })
    const displays = unseen.map(({ style }) => style.display)
    for (const { style } of unseen) style.display = 'none'
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not counted
    const words = count(main.innerText)
    unseen.forEach(({ style }, index) => {
      style.display = displays[index] ?? ''
    })
    const chosen = choices.map(({ selectedOptions }) => count(selectedOptions[0]?.text ?? ''))
    return {
      words: chosen.reduce((sum, each) => sum + each, words),
      height: document.documentElement.scrollHeight,
    }
  })
}
