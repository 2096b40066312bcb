// Starts a local chain with the seeded world, the gateway and the site, and stops them again. With --development the site
// follows its sources.
import { portVariables, readPorts } from '../devnet/environment'
import { assertPortFree, PortInUseError } from '../devnet/ports'
import { runParts } from './host/runParts'

await runParts(
  async (onPart) => {
    const ports = readPorts()
    for (const port of Object.values(ports)) await assertPortFree(port)
    console.log('Starting the local chain, the gateway and the site. The first time this takes a minute or two...')
    // Loaded only now: a port in use is told at once.
    const { startDemo } = await import('../devnet/demo')
    const isDevelopment = process.argv.includes('--development')
    console.log(await startDemo({ ports, isDevelopment, onPart }))
  },
  { endedByItself: 'A part of the demo ended by itself, so the rest is stopped.', explain },
)

function explain(error: unknown) {
  if (!(error instanceof PortInUseError)) return error instanceof Error ? error.message : String(error)
  const { port, message } = error
  const ports = readPorts()
  const part = (['chain', 'gateway', 'apps', 'site'] as const).find((name) => ports[name] === port) ?? 'site'
  return `${message}: choose another for the ${part} with ${portVariables[part]}, for example ${portVariables[part]}=${port + 1}`
}
