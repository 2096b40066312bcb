import { startDevnetChain } from './devnetChain'
import { type DevnetPorts, siteEnvironment } from './environment'
import { startGateway } from './gateway/server'
import { introduce } from './introduction'
import { seedQueue } from './queue'
import { buildSite, startSite } from './site'
import { devnetTokens } from './tokens'

export type DemoPart = { stop: () => Promise<void>; ended?: Promise<void> }

/**
 * Starts everything and answers with what to tell the person. Each part is handed over as soon as it runs.
 *
 * The site is a production build in a folder of its own, made when sources or settings have changed. Development mode
 * would show the start page sooner the first time, but then compile at every first click: the wallet dialog alone takes
 * several seconds. This way a newcomer meets the product as it is, and the second start takes a second or two.
 */
export async function startDemo(ports: DevnetPorts, onPart: (part: DemoPart) => void) {
  const env = { ...process.env, ...siteEnvironment(ports) }
  // Of these the error says more than that they have ended.
  const onSiteProcess = ({ stop }: DemoPart) => onPart({ stop })
  await Promise.all([startBackend(ports, onPart), buildSite(env, onSiteProcess)])
  onPart(await startSite(ports.site, env, onSiteProcess))
  return introduce(ports)
}

async function startBackend(ports: DevnetPorts, onPart: (part: DemoPart) => void) {
  const chain = await startDevnetChain({ port: ports.chain, seeded: true })
  onPart(chain)
  const prices = { native: 2500, [devnetTokens.token]: 3, [devnetTokens.dollar]: 1 }
  const gateway = await startGateway({ port: ports.gateway, chains: [{ rpcUrl: chain.url, prices }] })
  onPart(gateway)
  await seedQueue(chain, gateway.url)
}
