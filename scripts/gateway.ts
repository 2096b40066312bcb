// Runs the gateway over real chains until it is told to stop; with --backup FILE it only copies the records of one that may
// be running. What it is given: see "A gateway of your own" in docs/hosts.md.
import { parseArgs } from 'node:util'
import { tellLines } from '../gateway/events'
import { readSettings } from '../gateway/settings'
import { startConfigured } from '../gateway/startConfigured'
import { copyRecords } from '../gateway/store/copyRecords'

const longestFarewell = 5_000
const tell = tellLines((line) => process.stdout.write(line))

try {
  const { backup } = parseArgs({ options: { backup: { type: 'string' } } }).values
  const settings = readSettings(process.env)
  if (backup !== undefined) {
    copyRecords(settings.database, backup)
    tell('info', 'copied', { from: settings.database, to: backup })
    process.exit(0)
  }
  const gateway = await startConfigured(settings, tell)
  tell('info', 'started', { url: gateway.url, chains: gateway.gateway.chains.map(({ id }) => id).join(' ') })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      tell('info', 'stopping', { signal })
      await gateway.stop(longestFarewell)
      tell('info', 'stopped')
      process.exit(0)
    })
  }
} catch (error) {
  tell('error', 'not started', { reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
