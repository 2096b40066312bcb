import { startAppsSite } from './apps/appsSite'
import type { Chain } from './chain'
import { startDevnetChain } from './devnetChain'
import { type DevnetPorts, siteEnvironment } from './environment'
import { startDevnetGateway } from './gateway/startDevnetGateway'
import { introduce } from './introduction'
import { seedQueue } from './queue'
import { buildSite, startDevelopment, startSite } from './site'

export type DemoPart = { stop: () => Promise<void>; ended?: Promise<void> }

type DemoOptions = {
  ports: DevnetPorts
  isDevelopment?: boolean
  onPart: (part: DemoPart) => void
  /** The chain with its Safes and their history. */
  startWorld?: (port: number) => Promise<Chain>
}

const buildFolder = '.next-demo'
const startSeededChain = (port: number) => startDevnetChain({ port, seeded: true })

/**
 * Starts everything and answers with what to tell the person. Each part is handed over as soon as it runs.
 *
 * The site of a demo is a production build in a folder of its own, made when sources or settings have changed: a newcomer
 * meets the product as it is, and the second start takes a second or two. In development it shows each change of its
 * sources at once, and compiles at every first click instead.
 */
export async function startDemo(options: DemoOptions) {
  const { ports, isDevelopment = false, onPart } = options
  const env = { ...process.env, ...siteEnvironment(ports) }
  // Of these the error says more than that they have ended.
  const onSiteProcess = ({ stop }: DemoPart) => onPart({ stop })
  await Promise.all([startBackend(options), isDevelopment || buildSite(buildFolder, env, onSiteProcess)])
  const site = isDevelopment
    ? await startDevelopment(ports.site, env, onSiteProcess)
    : await startSite(buildFolder, ports.site, env, onSiteProcess)
  onPart(site)
  return introduce(ports)
}

async function startBackend({ ports, onPart, startWorld = startSeededChain }: DemoOptions) {
  const chain = await startWorld(ports.chain)
  onPart(chain)
  const apps = await startAppsSite({ port: ports.apps, chainId: chain.chainId })
  onPart(apps)
  const gateway = await startDevnetGateway(chain, { port: ports.gateway, safeApps: apps.listPath })
  onPart(gateway)
  await seedQueue(chain, gateway.url)
}
