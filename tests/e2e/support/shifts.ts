import type { Frame, Page } from '@playwright/test'

/** More than this, over all of a page's life, is seen as a jump. */
export const mostShift = 0.02

/** Each page that the tab loads from now on keeps what shifts in it without having been touched: how much, and what. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const describe = (source: object) => {
      const [node, from, to] = ['node', 'previousRect', 'currentRect'].map((key) => Reflect.get(source, key))
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
      return node instanceof Element ? `[${place(from)} to ${place(to)}: ${node.outerHTML.slice(0, 120)}]` : ''
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: object[] = Reflect.get(entry, 'sources') ?? []
        shifts.push(`${Reflect.get(entry, 'value')} ${sources.map(describe).join(' ')}`)
      }
      document.documentElement.dataset.shifts = JSON.stringify(shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of what has shifted since the page was loaded, and what it was. */
export async function readShifts(frame: Page | Frame): Promise<{ sum: number; shifts: string[] }> {
  const kept = await frame.locator('html').getAttribute('data-shifts')
  const shifts: string[] = JSON.parse(kept ?? '[]')
  return { sum: shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0), shifts }
}
