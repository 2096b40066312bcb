import type { Page } from '@playwright/test'
import { type Figures, readHeap } from './measure'

/** What a part of a visit cost, in milliseconds, and what the page holds then, in mebibytes. */
export type Cost = Figures & { name: string; heap: number }
export type Report = (part: string, figures: Figures, page: Page) => Promise<void>

const whole = (value: number) => value.toFixed(0).padStart(6)

/** Keeps what each part of a visit cost, and prints a line for it. */
export function reportOn(what: string, costs: Cost[]): Report {
  return async (part, figures, page) => {
    const session = await page.context().newCDPSession(page)
    const heap = await readHeap(session)
    await session.detach()
    const name = `${what}: ${part}`
    costs.push({ name, ...figures, heap })
    const { took, longestTask, slowestInput } = figures
    console.log(
      `${name.padEnd(44)} ${whole(took)} ms, longest task ${whole(longestTask)} ms, slowest input ${whole(slowestInput)} ms, heap ${whole(heap)} MiB`,
    )
  }
}
