import type { Page } from '@playwright/test'
import { type Figures, readHeap } from './measure'

export type Report = (part: string, figures: Figures, page: Page) => Promise<void>

const whole = (value: number) => value.toFixed(0).padStart(6)

/** Prints a line for each part of a visit. */
export function reportOn(what: string): Report {
  return async (part, { took, longestTask, slowestInput }, page) => {
    const session = await page.context().newCDPSession(page)
    const heap = await readHeap(session)
    await session.detach()
    const name = `${what}: ${part}`.padEnd(44)
    console.log(
      `${name} ${whole(took)} ms, longest task ${whole(longestTask)} ms, slowest input ${whole(slowestInput)} ms, heap ${whole(heap)} MiB`,
    )
  }
}
