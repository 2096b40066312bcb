import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Held, heldSchema, slack } from './hold'

/** Prints what was measured against its budget, as one table. */
export default class TableReporter implements Reporter {
  private readonly held: Held[] = []

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type === 'budget') this.held.push(heldSchema.parse(JSON.parse(description)))
    }
  }

  onEnd() {
    if (this.held.length > 0) console.log(`\n${describeTable(this.held)}`)
  }

  printsToStdio() {
    return false
  }
}

function describeTable(held: readonly Held[]): string {
  const rows = new Map<string, Held[]>()
  for (const each of held) {
    const key = `${each.subject}  ${each.width}`
    rows.set(key, [...(rows.get(key) ?? []), each])
  }
  const lines = [...rows.values()].sort(byPlace).map((cells) => {
    const [first] = cells
    const measures = cells.map(({ unit, measured, budget }) => `${round(measured)}/${budget} ${unit}`.padEnd(30))
    return `${first?.subject.padEnd(40)}${`${first?.width}`.padStart(6)}  ${judge(cells).padEnd(14)}${measures.join('')}`
  })
  const heading = `Budgets: measured/budget; fails above it, words and pixels above ${Math.round(slack * 100)} % more`
  return [heading, ...lines.map((line) => line.trimEnd())].join('\n')
}

function byPlace([one]: Held[], [other]: Held[]): number {
  return `${one?.unit} ${one?.subject}`.localeCompare(`${other?.unit} ${other?.subject}`)
}

function judge(cells: readonly Held[]): string {
  if (cells.some(({ measured, most }) => measured > most)) return 'NOT MET'
  return cells.some(({ measured, budget }) => measured > budget) ? 'within slack' : 'met'
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
