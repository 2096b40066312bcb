// Starts a local chain with the seeded world, the gateway and the site, and stops them again.
//
// The site is a production build in a folder of its own, made when sources or settings have changed. Development mode
// would show the start page sooner the first time, but then compile at every first click: the wallet dialog alone takes
// several seconds. This way a newcomer meets the product as it is, and the second start takes a second or two.
import type { BoundProcess } from '../devnet/boundProcess'
import { startDevnetChain } from '../devnet/devnetChain'
import { type DevnetPorts, siteEnvironment } from '../devnet/environment'
import { startGateway } from '../devnet/gateway/server'
import { introduce } from '../devnet/introduction'
import { assertPortFree, PortInUseError } from '../devnet/ports'
import { buildSite, startSite } from '../devnet/site'

const portVariables = { chain: 'CHAIN_PORT', gateway: 'GATEWAY_PORT', site: 'PORT' } as const
const parts: { stop: () => Promise<void> }[] = []
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0))
// tsx, which started this, is gone without a word: killed, for example.
process.on('disconnect', () => stopAll(0))

try {
  await start(readPorts())
} catch (error) {
  if (!isStopping) console.error(explain(error))
  await stopAll(1)
}

async function start(ports: DevnetPorts) {
  for (const port of Object.values(ports)) await assertPortFree(port)
  console.log('Starting the local chain, the gateway and the site. The first time this takes a minute or two...')
  const env = { ...process.env, ...siteEnvironment(ports) }
  const site = { port: ports.site, env, onProcess: (running: BoundProcess) => parts.push(running) }
  await Promise.all([startBackend(ports), buildSite(site)])
  stopWhenEnded((await startSite(site)).ended)
  console.log(introduce(ports))
}

async function startBackend(ports: DevnetPorts) {
  const chain = await startDevnetChain({ port: ports.chain, seeded: true })
  parts.push(chain)
  stopWhenEnded(chain.ended)
  parts.push(await startGateway({ port: ports.gateway, chains: [{ rpcUrl: chain.url }] }))
}

function stopWhenEnded(ended: Promise<void>) {
  ended.then(() => {
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
  const { port, message } = error
  const ports = readPorts()
  const part = (['chain', 'gateway', 'site'] as const).find((name) => ports[name] === port) ?? 'site'
  return `${message}: choose another for the ${part} with ${portVariables[part]}, for example ${portVariables[part]}=${port + 1}`
}
