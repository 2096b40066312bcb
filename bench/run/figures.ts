import { z } from 'zod'
import { printTable } from '../web/report.mjs'

/**
 * One thing that was measured. With `beside`, the same of the baseline in the same run (null when that is not known), its
 * targets are ratios to it.
 */
export type Figure = {
  name: string
  unit: string
  measured?: number | undefined
  beside?: number | null | undefined
  /** The most that it may be; the least, where more is better. Without one a figure is only told. */
  must?: number | undefined
  aim?: number | undefined
  isMoreBetter?: boolean | undefined
}
/** Figures that were written to a file: JSON has null for what is no number. */
export const figuresSchema: z.ZodType<Figure[]> = z.array(
  z.object({
    ...{ name: z.string(), unit: z.string() },
    measured: z
      .number()
      .nullish()
      .transform((value) => value ?? undefined),
    beside: z.number().nullish(),
    ...{ must: z.number().optional(), aim: z.number().optional(), isMoreBetter: z.boolean().optional() },
  }),
)
export type Part = { name: string; figures: Figure[] }
type Verdict = 'met, and the aim' | 'met' | 'MISSED' | 'not measured' | ''

/** What the targets are for: a share of the baseline's, or else what was measured. */
function judgedValue({ measured = Number.NaN, beside }: Figure): number {
  return beside === undefined ? measured : measured / (beside ?? Number.NaN)
}

export function judge(figure: Figure): Verdict {
  const { must, aim, isMoreBetter = false } = figure
  if (must === undefined) return ''
  const value = judgedValue(figure)
  if (!Number.isFinite(value)) return 'not measured'
  const isWithin = (limit: number) => (isMoreBetter ? value >= limit : value <= limit)
  if (aim !== undefined && isWithin(aim)) return 'met, and the aim'
  return isWithin(must) ? 'met' : 'MISSED'
}

const shown = (value: number | null | undefined) =>
  value === undefined || value === null ? '' : Number(value.toPrecision(4)).toString()

function cellsOf(figure: Figure): string[] {
  const { name, unit, measured, beside, must, aim, isMoreBetter } = figure
  const bound = (limit: number | undefined) => (limit === undefined ? '' : `${isMoreBetter ? '≥' : '≤'} ${limit}`)
  const ratio = beside === undefined ? '' : judgedValue(figure).toFixed(2)
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
  console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed:`)
  for (const { name, figure } of missed) console.log(`- ${name}: ${figure.name}: ${sayMissed(figure)}`)
  return missed.length === 0
}

function sayMissed(figure: Figure): string {
  const { must, unit, beside } = figure
  if (judge(figure) === 'not measured') return 'not measured'
  const of = beside === undefined ? unit : 'of the baseline’s'
  return `${shown(judgedValue(figure))} ${of} instead of ${must}`
}
