// All that the project is held to for speed, in one command and one table of figures and targets: the start page beside a
// plain RainbowKit app, links to the five screens of a Safe, how fast rows are checked, Safes of thousands of rows, and the
// server. Builds what it measures. Takes 20 minutes on two cores; times mean something on a machine that does nothing else.
//
//   npm run bench -- [--only landing,links,rows,size,server] [--n 5] [--skip-build] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureLinks } from './links/links'
import { assertBuilt, buildBaseline, buildSite, builtFolders } from './run/builds'
import { type Figure, judge, type Part, printFigures } from './run/figures'
import { measureLanding } from './run/landing'
import { stopPrograms } from './run/programs'
import { measureRows } from './run/rows'
import { measureSize } from './run/size'
import { measureServer } from './server/server'

type Build = keyof typeof builtFolders
type Measure = { needs: Build[]; measure: (n: number) => Promise<Figure[]> }

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    n: { type: 'string', default: '5' },
    'skip-build': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const measures: Record<string, Measure> = {
  landing: { needs: ['baseline', 'site'], measure: measureLanding },
  links: { needs: ['site'], measure: measureLinks },
  rows: { needs: [], measure: measureRows },
  size: { needs: [], measure: measureSize },
  server: { needs: ['baseline', 'site'], measure: measureServer },
}

function choose(): [string, Measure][] {
  const wanted = options.only?.split(',') ?? Object.keys(measures)
  return wanted.map((name) => {
    const found = measures[name]
    if (!found) throw new Error(`There is no part ${name}: --only takes ${Object.keys(measures).join(', ')}`)
    return [name, found]
  })
}

/** The other parts are measured all the same. */
function tellFailure(error: unknown): Figure[] {
  console.error(error)
  return [{ name: 'not measured to the end', unit: '', measured: undefined, must: 0 }]
}

async function build(needed: ReadonlySet<Build>) {
  if (options['skip-build']) return assertBuilt([...needed].map((name) => builtFolders[name]))
  if (needed.has('baseline')) await buildBaseline()
  if (needed.has('site')) await buildSite()
}

try {
  const n = Number(options.n)
  if (!Number.isInteger(n) || n < 1) throw new Error('--n takes a whole number')
  const chosen = choose()
  await build(new Set(chosen.flatMap(([, { needs }]) => needs)))
  const parts: Part[] = []
  for (const [name, { measure }] of chosen) {
    console.log(`\n${name}, n = ${n}`)
    parts.push({ name, figures: await measure(n).catch(tellFailure) })
  }
  process.exitCode = printFigures(parts) ? 0 : 1
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
