import { measureLinks } from '../links/links'
import { measureServer } from '../server/server'
import type { Build } from './builds'
import type { Figure } from './figures'
import { measureLanding } from './landing'
import { measureRows } from './rows'
import { measureSize } from './size'

type Measure = { needs: readonly Build[]; measure: (n: number) => Promise<Figure[]> }

/** The parts of the one command, in the order in which they are measured, and what has to be built for each. */
export const measures = new Map<string, Measure>([
  ['landing', { needs: ['baseline', 'site'], measure: measureLanding }],
  ['links', { needs: ['site'], measure: measureLinks }],
  ['rows', { needs: [], measure: measureRows }],
  ['size', { needs: ['site under test'], measure: measureSize }],
  ['server', { needs: ['baseline', 'site'], measure: measureServer }],
])

export function findMeasure(name: string): Measure {
  const found = measures.get(name)
  if (!found) throw new Error(`There is no part ${name}: --only takes ${[...measures.keys()].join(', ')}`)
  return found
}
