import { z } from 'zod'
import { median } from '../web/report.mjs'
import type { Figure } from './figures'
import { readResult } from './programs'

/** In a process of its own, as the page does it in a worker. */
export async function measureRows(): Promise<Figure[]> {
  const result = await readResult('Checking rows', ['--import', 'tsx', 'bench/rows-bench.ts'])
  // The first rounds are those of code that is not compiled yet.
  const perSecond = z.array(z.number()).parse(result).slice(-2)
  const name = 'checked a second, hash and two signatures'
  return [{ name, unit: '', measured: median(perSecond) ?? undefined, isMoreBetter: true, must: 1000, aim: 2000 }]
}
