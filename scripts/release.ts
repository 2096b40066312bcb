// Builds a tag and packs it for those who deploy it: `npm run release -- v1.0.0`.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AppError } from '@/lib/errors'
import { findCommit, inBuildOf } from './checkSite/buildCommit'
import { packRelease } from './release/packRelease'
import * as words from './release/words'
import { readArguments, runCommand } from './runCommand'

const root = resolve(import.meta.dirname, '..')
const options = { to: { type: 'string' }, help: { type: 'boolean' } } as const

async function run(): Promise<void> {
  const { values, positionals } = readArguments(options, words.usage)
  if (values.help) return console.log(words.usage)
  const [ref = 'HEAD', ...others] = positionals
  if (others.length > 0) throw new AppError(`${words.oneRef}\n${words.usage}`)
  const commit = findCommit(ref, words.unknownRef(ref))
  console.error(words.building(ref, commit))
  const name = ref === 'HEAD' ? commit.slice(0, 12) : ref.replace(/[^\w.-]/g, '-')
  const time = Number(spawnSync('git', ['log', '-1', '--format=%ct', commit], { cwd: root, encoding: 'utf8' }).stdout)
  const folder = resolve(values.to ?? 'release')
  const lines = inBuildOf(commit, takeSettings, (deployed) => packRelease({ deployed, name, time }, folder))
  console.log(lines.join('\n'))
}

/** The settings of this clone, in files that no commit has, and of this shell. */
function takeSettings(clone: string): Record<string, string | undefined> {
  const files = readdirSync(root).filter((name) => /^\.env(\.production)?(\.local)?$/.test(name))
  for (const name of files) copyFileSync(join(root, name), join(clone, name))
  return process.env
}

runCommand(run)
