// All that the project is held to for speed, in one command and one table of figures and targets: the start page beside a
// plain RainbowKit app, links to the five screens of a Safe, how fast rows are checked, Safes of thousands of rows, and the
// server. Builds what it measures. Takes 20 minutes on two cores; times mean something on a machine that does nothing else.
//
//   npm run bench -- [--only landing,links,rows,size,server] [--n 5] [--skip-build] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Build, findProblem } from './run/builds'
import { type Figure, figuresSchema, judge, type Part, printFigures } from './run/figures'
import { findMeasure, measures } from './run/measures'
import { readResult, stopPrograms } from './run/programs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    n: { type: 'string', default: '5' },
    'skip-build': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

/** Whatever hangs is ended after so many minutes. */
const patience = 10

async function measurePart(name: string, n: number): Promise<Figure[]> {
  const args = ['--import', 'tsx', 'bench/run-part.ts', '--part', name, '--n', String(n)]
  return figuresSchema.parse(await readResult(`\n${name}, n = ${n}`, args, patience))
}

/** The other parts are measured all the same. */
function tellFailure(error: unknown): Figure[] {
  console.error(error instanceof Error ? error.message : error)
  return [{ name: 'not measured to the end', unit: '', measured: undefined, must: 0 }]
}

/** What could not be built, and why. */
async function buildAll(needed: ReadonlySet<Build>): Promise<Map<Build, Error>> {
  const problems = new Map<Build, Error>()
  for (const build of needed) {
    const problem = await findProblem(build, options['skip-build'])
    if (problem) problems.set(build, problem)
  }
  return problems
}

function tellMinutes(since: number) {
  console.log(`  (${((Date.now() - since) / 60_000).toFixed(1)} minutes)`)
}

try {
  const n = Number(options.n)
  if (!Number.isInteger(n) || n < 1) throw new Error('--n takes a whole number')
  const begun = Date.now()
  const names = options.only?.split(',') ?? [...measures.keys()]
  const problems = await buildAll(new Set(names.flatMap((name) => findMeasure(name).needs)))
  tellMinutes(begun)
  const parts: Part[] = []
  for (const name of names) {
    const since = Date.now()
    const missing = findMeasure(name).needs.flatMap((build) => problems.get(build) ?? [])
    const figures = missing.length > 0 ? tellFailure(missing[0]) : await measurePart(name, n).catch(tellFailure)
    parts.push({ name, figures })
    tellMinutes(since)
  }
  process.exitCode = printFigures(parts) ? 0 : 1
  console.log(`n = ${n}, ${((Date.now() - begun) / 60_000).toFixed(0)} minutes`)
  if (options.json) {
    const judged = parts.map(({ name, figures }) => ({
      name,
      figures: figures.map((one) => ({ ...one, verdict: judge(one) })),
    }))
    writeFileSync(options.json, JSON.stringify({ date: new Date().toISOString(), n, parts: judged }, null, 1))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopPrograms()
}
process.exit()
