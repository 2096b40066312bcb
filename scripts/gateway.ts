// Runs the gateway over real chains until it is told to stop; with --backup FILE it only copies the records of one that may
// be running, with --move-to ADDRESS those of one that is stopped to PostgreSQL. What it is given: see "A gateway of your own" in docs/hosts.md.
import { parseArgs } from 'node:util'
import { tellLines } from '../gateway/events'
import { readSettings } from '../gateway/settings'
import { startConfigured } from '../gateway/startConfigured'
import { copyRecords } from '../gateway/store/copyRecords'
import { moveRecords } from '../gateway/store/moveRecords'

const longestFarewell = 5_000
const tell = tellLines((line) => process.stdout.write(line))

try {
  const options = { backup: { type: 'string' }, 'move-to': { type: 'string' } } as const
  const { backup, 'move-to': moveTo } = parseArgs({ options }).values
  const settings = readSettings(process.env)
  if (backup !== undefined) {
    copyRecords(settings.database, backup)
    tell('info', 'copied', { from: settings.database, to: backup })
    process.exit(0)
  }
  if (moveTo !== undefined) {
    tell('info', 'copied', { from: settings.database, rows: await moveRecords(settings.database, moveTo) })
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
