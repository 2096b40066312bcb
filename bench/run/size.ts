import { openLargeSafes } from '../size/openLargeSafes'
import type { Cost } from '../size/report'
import type { Figure } from './figures'

// Lists of thousands are held to their memory and tasks, what is large in one piece to how soon it is there, and a slow
// machine that checks rows to how soon it answers. The rest is told.
const limits = [
  { parts: /^(history|queue) of \d+: |^929 balances: /, figure: 'heap', limit: { must: 150, aim: 80 } },
  { parts: /: (all loaded|all shown|.*scrolled)/, figure: 'longest task', limit: { must: 200, aim: 100 } },
  { parts: /^(500 calls|1,000 owners): .*opened/, figure: 'took', limit: { must: 2_000, aim: 1_000 } },
  { parts: /worked on, slow|^every screen, slow: /, figure: 'slowest input', limit: { must: 200 } },
]

/** Safes of thousands of rows, tokens and owners. What is large in one piece is opened `n` times, long lists once. */
export async function measureSize(n: number): Promise<Figure[]> {
  const { costs, failed } = await openLargeSafes({ n, rows: 10_000 })
  const missing = failed.map((what) => ({ name: `${what}: not measured to the end`, unit: '', must: 0 }))
  return [...costs.flatMap(figuresOf), ...missing]
}

function figuresOf({ name, took, longestTask, slowestInput, heap }: Cost): Figure[] {
  const figures = { took, 'longest task': longestTask, 'slowest input': slowestInput, heap }
  return Object.entries(figures).map(([figure, measured]) => {
    const held = limits.find((each) => each.figure === figure && each.parts.test(name))
    return { name: `${name}: ${figure}`, unit: figure === 'heap' ? 'MiB' : 'ms', measured, ...held?.limit }
  })
}
