// Starts a local chain with the seeded world, the gateway and the site, and stops them again.
//
// The site runs in development mode, in a build folder of its own: it is there a few seconds after the first start,
// shows edits at once, and cannot be a stale production build for another chain (public settings are compiled in).
import { startDevnetChain } from '../devnet/devnetChain'
import { type DevnetPorts, siteEnvironment } from '../devnet/environment'
import { startGateway } from '../devnet/gateway/server'
import { introduce } from '../devnet/introduction'
import { assertPortFree, PortInUseError } from '../devnet/ports'
import { startSite } from '../devnet/site'

type Part = { stop: () => Promise<void>; ended?: Promise<void> }

const portVariables = { chain: 'CHAIN_PORT', gateway: 'GATEWAY_PORT', site: 'PORT' } as const
const parts: Part[] = []
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0))
// Whoever started this (tsx) is gone without a word, for example killed.
process.on('disconnect', () => stopAll(0))

try {
  await start(readPorts())
} catch (error) {
  if (!isStopping) console.error(explain(error))
  await stopAll(1)
}

async function start(ports: DevnetPorts) {
  for (const port of Object.values(ports)) await assertPortFree(port)
  console.log('Starting the local chain, the gateway and the site (longer the first time)...')
  const chain = keep(await startDevnetChain({ port: ports.chain, seeded: true }))
  keep(await startGateway({ port: ports.gateway, chains: [{ rpcUrl: chain.url }] }))
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: '.next-demo',
  }
  keep(await startSite({ port: ports.site, env: { ...env, ...siteEnvironment(ports) } }))
  console.log(introduce(ports))
}

function keep<T extends Part>(part: T) {
  parts.push(part)
  part.ended?.then(() => {
    if (!isStopping) console.error('A part of the demo ended by itself, so the rest is stopped.')
    return stopAll(1)
  })
  return part
}

async function stopAll(code: number) {
  if (isStopping) return
  isStopping = true
  await Promise.allSettled(parts.reverse().map((part) => part.stop()))
  process.exit(code)
}

function readPorts(): DevnetPorts {
  const read = (name: string, standard: number) => {
    const port = Number(process.env[name] ?? standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number`)
    return port
  }
  const { chain, gateway, site } = portVariables
  return { chain: read(chain, 8545), gateway: read(gateway, 8787), site: read(site, 3000) }
}

function explain(error: unknown) {
  if (!(error instanceof PortInUseError)) return error instanceof Error ? error.message : String(error)
  const ports = readPorts()
  const name = (['chain', 'gateway', 'site'] as const).find((key) => ports[key] === error.port) ?? 'site'
  return `${error.message}: set ${portVariables[name]} to another one for the ${name}, for example ${portVariables[name]}=${error.port + 1}`
}
