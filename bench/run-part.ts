// Measures one part of `bench/run.ts`, where each has a process of its own: what goes wrong in one is left behind with it.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMeasure } from './run/measures'
import { stopPrograms } from './run/programs'

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: '' },
    n: { type: 'string', default: '' },
    json: { type: 'string', default: '' },
  },
})
try {
  const figures = await findMeasure(options.part).measure(Number(options.n))
  writeFileSync(options.json, JSON.stringify(figures))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stopPrograms()
}
process.exit()
