// Checks that a site serves what a commit builds to: `npm run check-site -- https://host`.
import { readFileSync } from 'node:fs'
import { AppError } from '@/lib/errors'
import { buildCommit, findCommit } from './checkSite/buildCommit'
import { compareSite, type SiteComparison } from './checkSite/compareSite'
import type { SiteManifest } from './checkSite/siteManifest'
import * as words from './checkSite/words'
import { printable, printableJson } from './checkTx/printable'
import { readArguments, runCommand } from './runCommand'

const options = {
  commit: { type: 'string' },
  manifest: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const isJson = process.argv.includes('--json')
const mostShown = 50

async function run(): Promise<void> {
  const { values, positionals } = readArguments(options, words.usage)
  if (values.help) return console.log(words.usage)
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0) throw new AppError(`${words.oneSite}\n${words.usage}`)
  const wanted = values.commit === undefined ? undefined : findCommit(values.commit, words.unknownRef(values.commit))
  const expect = (named: SiteManifest) =>
    values.manifest === undefined ? buildNamed(named) : readFileSync(values.manifest, 'utf8')
  const found = await compareSite(address, { expect, say: (sentence) => console.error(sentence) })
  const isOther = wanted !== undefined && found.commit !== wanted
  const differences = [...(isOther ? [words.otherCommit(`${found.commit}`, wanted)] : []), ...found.differences]
  print({ ...found, differences })
  process.exitCode = differences.length === 0 ? 0 : 1
}

function buildNamed({ commit, settings }: SiteManifest): string {
  if (commit?.endsWith(' with changes')) throw new AppError(words.changedSources)
  if (commit === null || !/^[0-9a-f]{40}$/.test(commit)) throw new AppError(words.noCommit)
  const found = findCommit(commit, words.unknownCommit(commit))
  console.error(words.building(found))
  return buildCommit(found, settings)
}

function print(found: SiteComparison): void {
  const { site, commit, answers, differences } = found
  if (isJson) {
    console.log(printableJson(found))
    return
  }
  if (differences.length === 0) console.log(words.same(site, `${commit}`, answers))
  else console.log(words.different(site, differences.length))
  for (const difference of differences.slice(0, mostShown)) console.log(`- ${printable(difference)}`)
  if (differences.length > mostShown) console.log(words.more(differences.length - mostShown))
  console.log(words.limits)
}

runCommand(run)
