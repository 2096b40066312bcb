import type { Figure } from './figures'
import { readOutput } from './programs'

// A line for each part of a visit: its name, then what it cost.
const line = /^(.+?)\s+(\d+) ms, longest task\s+(\d+) ms, slowest input\s+(\d+) ms, heap\s+(\d+) MiB$/

// Lists of thousands are held to their memory and tasks, what is large in one piece to how soon it is there, and a slow
// machine that checks rows to how soon it answers. The rest is told.
const limits = [
  { parts: /: (all loaded|all shown|scrolled)/, figure: 'heap', limit: { must: 150, aim: 80 } },
  { parts: /: (all loaded|all shown|scrolled)/, figure: 'longest task', limit: { must: 200, aim: 100 } },
  { parts: /^(500 calls|1,000 owners): .*opened/, figure: 'took', limit: { must: 2_000, aim: 1_000 } },
  { parts: /worked on, slow/, figure: 'slowest input', limit: { must: 200 } },
]

/** Safes of thousands of rows, tokens and owners, in a build of the site under test. */
export async function measureSize(): Promise<Figure[]> {
  const output = await readOutput('Opening large Safes', ['--import', 'tsx', 'bench/size-bench.ts'])
  return output.split('\n').flatMap((text) => {
    const [, part = '', ...costs] = line.exec(text.trim()) ?? []
    const [took, longestTask, slowestInput, heap] = costs.map(Number)
    const figures = { took, 'longest task': longestTask, 'slowest input': slowestInput, heap }
    return part === '' ? [] : Object.entries(figures).map(([name, measured]) => figureOf(part, name, measured))
  })
}

function figureOf(part: string, figure: string, measured: number | undefined): Figure {
  const unit = figure === 'heap' ? 'MiB' : 'ms'
  const held = limits.find((each) => each.figure === figure && each.parts.test(part))
  return { name: `${part}: ${figure}`, unit, measured, ...held?.limit }
}
