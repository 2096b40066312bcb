// Runs every check and test, one after the other: two cores, and each step says what the next may rely on.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { longWordsEnv, networksEnv, siteEnv } from '@/tests/e2e/support/siteEnv'

type Step = { name: string; command: string[]; env?: Record<string, string> }

// A name picks the steps that contain it, `npm test types`, or a feature's tests, `npm test messages`. For each fuzz target
// `npm test -- fuzz --minutes 10` gives the time, and `--inputs 1000000` the number of inputs.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, inputs: { type: 'string' } },
})
const fuzzEnv: Record<string, string> = {
  ...(values.minutes && { FUZZ_SECONDS: `${Number(values.minutes) * 60}` }),
  ...(values.inputs && { FUZZ_INPUTS: values.inputs }),
}

const steps: Step[] = [
  { name: 'lint and format', command: ['biome', 'ci', '--reporter=summary'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'licences', command: ['tsx', 'scripts/gates/licences.ts'] },
  { name: 'unit, chain and API tests', command: ['vitest', 'run', '--project', 'together', '--project', 'alone'] },
  { name: 'fuzz', command: ['vitest', 'run', '--project', 'fuzz'], env: fuzzEnv },
  { name: 'build for three networks', command: ['node', 'scripts/build.mjs'], env: networksEnv },
  { name: 'bundle budget, three networks', command: ['tsx', 'scripts/gates/bundle.ts'], env: networksEnv },
  { name: 'cold load, three networks', command: ['tsx', 'scripts/gates/coldLoad.ts'], env: networksEnv },
  { name: 'same bytes, three networks', command: ['tsx', 'scripts/gates/sameBytes.ts'], env: networksEnv },
  { name: 'build for the devnet', command: ['node', 'scripts/build.mjs'], env: siteEnv },
  { name: 'bundle budget, devnet', command: ['tsx', 'scripts/gates/bundle.ts'], env: siteEnv },
  { name: 'hosting', command: ['vitest', 'run', '--project', 'hosting'] },
  { name: 'build in longer words', command: ['node', 'scripts/build.mjs'], env: longWordsEnv },
  { name: 'types in longer words', command: ['tsc', '-p', 'tests/words'], env: longWordsEnv },
  { name: 'browser tests', command: ['playwright', 'test'], env: { CI: '1' } },
]

const chosen = wanted.length === 0 ? steps : [...steps.filter(isWanted), ...wanted.flatMap(testFeature)]
let passed = 0

for (const { name, command, env } of chosen) {
  const [program = '', ...args] = command
  const started = Date.now()
  console.log(`\n== ${name}`)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
  })
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  if (status !== 0) break
  passed += 1
}

function isWanted({ name }: Step): boolean {
  return wanted.some((word) => name.includes(word))
}

/** What is no step's name is a feature's: the tests whose paths have it, in a browser too where there are such. */
function testFeature(word: string): Step[] {
  if (steps.some(({ name }) => name.includes(word))) return []
  // Folders are called sign-in, files signIn.
  const spec = word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const vitest = ['vitest', 'run', '--project', 'together', '--project', 'alone', '--passWithNoTests']
  const unit: Step = { name: `tests of ${word}`, command: [...vitest, ...new Set([word, spec])] }
  const hasSpecs = readdirSync('tests', { recursive: true }).some((path) => {
    const file = `${path}`.toLowerCase()
    return file.includes(spec.toLowerCase()) && file.endsWith('.spec.ts')
  })
  if (!hasSpecs) return [unit]
  const site = steps.filter(({ env }) => env === siteEnv).filter(({ name }) => !name.includes('budget'))
  return [unit, ...site, { name: `browser tests of ${word}`, command: ['playwright', 'test', spec], env: { CI: '1' } }]
}

const failed = passed < chosen.length ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed, ${chosen.length - passed - failed} skipped`)
process.exitCode = failed
