import { printTable } from '../web/report.mjs'

/** One thing that was measured. With `beside`, the same of the baseline in the same run, its targets are ratios to it. */
export type Figure = {
  name: string
  unit: string
  measured: number | undefined
  beside?: number | undefined
  /** The most that it may be; the least, where more is better. Without one a figure is only told. */
  must?: number
  aim?: number
  isMoreBetter?: boolean
}
export type Part = { name: string; figures: Figure[] }
type Verdict = 'met, and the aim' | 'met' | 'MISSED' | 'not measured' | ''

const isRatio = ({ beside, must }: Figure) => beside !== undefined && must !== undefined
const shareOf = ({ measured = Number.NaN, beside = Number.NaN }: Figure) => measured / beside

export function judge(figure: Figure): Verdict {
  const { measured, must, aim, isMoreBetter = false } = figure
  if (must === undefined) return ''
  if (measured === undefined) return 'not measured'
  const value = isRatio(figure) ? shareOf(figure) : measured
  const isWithin = (limit: number) => (isMoreBetter ? value >= limit : value <= limit)
  if (aim !== undefined && isWithin(aim)) return 'met, and the aim'
  return isWithin(must) ? 'met' : 'MISSED'
}

const shown = (value: number | undefined) => (value === undefined ? '' : Number(value.toPrecision(4)).toString())

function cellsOf(figure: Figure): string[] {
  const { name, unit, measured, beside, must, aim, isMoreBetter } = figure
  const bound = (limit: number | undefined) => (limit === undefined ? '' : `${isMoreBetter ? '≥' : '≤'} ${limit}`)
  const ratio = beside === undefined ? '' : shareOf(figure).toFixed(2)
  return [name, shown(measured), unit, shown(beside), ratio, bound(must), bound(aim), judge(figure)]
}

const heading = ['figure', 'measured', 'unit', 'baseline', 'ratio', 'must', 'aim', 'verdict']

/** Prints all figures with their targets as one table; false when one is missed. */
export function printFigures(parts: readonly Part[]): boolean {
  const rows = parts.flatMap(({ name, figures }) => figures.map((figure) => ({ figure, cells: cellsOf(figure), name })))
  const cells = rows.map(({ name, cells: [first, ...rest] }) => [`${name}: ${first}`, ...rest])
  console.log('\nTargets; where there is a baseline, of the ratio to it in the same run')
  printTable(heading, cells)
  const missed = rows.filter(({ figure }) => ['MISSED', 'not measured'].includes(judge(figure)))
  console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed.`)
  return missed.length === 0
}
