// Starts a local chain with the seeded world, the gateway and the site, and stops them again. With --development the site
// follows its sources.
import type { DemoPart } from '../devnet/demo'
import { portVariables, readPorts } from '../devnet/environment'
import { assertPortFree, PortInUseError } from '../devnet/ports'

const parts: DemoPart[] = []
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0))
// tsx, which started this, is gone without a word: killed, for example.
process.on('disconnect', () => stopAll(0))

try {
  const ports = readPorts()
  for (const port of Object.values(ports)) await assertPortFree(port)
  console.log('Starting the local chain, the gateway and the site. The first time this takes a minute or two...')
  // Loaded only now: a port in use is told at once.
  const { startDemo } = await import('../devnet/demo')
  const isDevelopment = process.argv.includes('--development')
  console.log(await startDemo({ ports, isDevelopment, onPart: keepPart }))
} catch (error) {
  if (!isStopping) console.error(explain(error))
  await stopAll(1)
}

function keepPart(part: DemoPart) {
  parts.push(part)
  part.ended?.then(() => {
    if (!isStopping) console.error('A part of the demo ended by itself, so the rest is stopped.')
    return stopAll(1)
  })
}

async function stopAll(code: number) {
  if (isStopping) return
  isStopping = true
  await Promise.allSettled(parts.reverse().map((part) => part.stop()))
  // What was about to start ends with this process.
  process.exit(code)
}

function explain(error: unknown) {
  if (!(error instanceof PortInUseError)) return error instanceof Error ? error.message : String(error)
  const { port, message } = error
  const ports = readPorts()
  const part = (['chain', 'gateway', 'apps', 'site'] as const).find((name) => ports[name] === port) ?? 'site'
  return `${message}: choose another for the ${part} with ${portVariables[part]}, for example ${portVariables[part]}=${port + 1}`
}
