import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import * as z from 'zod'
import { median } from '../web/report.mjs'

/** What a part of a visit cost, in milliseconds. */
export type Figures = { took: number; longestTask: number; slowestInput: number }

const probePath = fileURLToPath(new URL('./probe.js', import.meta.url))
const watched = z.object({ tasks: z.array(z.number()), inputs: z.array(z.number()) })

/** From the next page on its tasks and inputs are watched. */
export const watch = (page: Page) => page.addInitScript({ path: probePath })

/** What is told since it was asked last. */
const take = async (page: Page) => watched.parse(await page.evaluate('window.takeWatched()'))

/** What `act` costs, with what the page does in the moment after it. */
export async function measure(page: Page, act: () => Promise<unknown>): Promise<Figures> {
  const begun = performance.now()
  await act()
  const took = performance.now() - begun
  await page.waitForTimeout(1_000)
  const { tasks, inputs } = await take(page)
  return { took, longestTask: Math.max(0, ...tasks), slowestInput: Math.max(0, ...inputs) }
}

/** The middle of each figure. */
export function middleOf(all: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) => median(all.map((each) => each[key])) ?? Number.NaN
  return { took: middle('took'), longestTask: middle('longestTask'), slowestInput: middle('slowestInput') }
}

/** What is still held after the garbage was collected, in mebibytes. */
export async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
