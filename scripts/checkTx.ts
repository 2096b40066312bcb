// Checks a transaction in the terminal as the site does: `npm run check-tx -- LINK-OR-FILE`.
import { AppError } from '@/lib/errors'
import { configure } from './checkTx/configure'
import { printableJson } from './checkTx/printable'
import { readInput } from './checkTx/readInput'
import * as words from './checkTx/words'
import { readArguments, runCommand } from './runCommand'

const options = {
  rpc: { type: 'string' },
  gateway: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const isJson = process.argv.includes('--json')

async function run(): Promise<void> {
  const { values, positionals } = readArguments(options, words.usage)
  if (values.help) return console.log(words.usage)
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0) throw new AppError(`${words.oneInput}\n${words.usage}`)
  const subject = readInput(given)
  configure(subject.ref.chainId, values)
  // These read the settings when they are loaded.
  const [{ createNodeClient, inspect }, { createGateway }, { judgeReport }, { listReport, writeReport }] =
    await Promise.all([
      import('./checkTx/inspect'),
      import('@/lib/gateway/client/client'),
      import('./checkTx/report'),
      import('./checkTx/writeReport'),
    ])
  const report = await inspect(subject, {
    client: values.rpc ? createNodeClient(subject.ref.chainId) : undefined,
    gateway: values.gateway ? createGateway({ baseUrl: values.gateway }) : undefined,
  })
  console.log(isJson ? printableJson(listReport(report)) : writeReport(report))
  process.exitCode = judgeReport(report)
}

runCommand(run, { verdict: 'unknown' })
