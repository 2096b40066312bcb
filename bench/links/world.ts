import { startDevnetChain } from '../../devnet/devnetChain'
import { seedQueue } from '../../devnet/queue'
import { devnetTokens } from '../../devnet/tokens'
import { describeWorld } from '../../devnet/world'
import { startGateway } from '../../gateway/server'
import { worldPorts } from '../run/builds'

/** The demo's chain and service, where the build looks for them, and its Safe of two of three owners, in which all is. */
export async function startWorld(): Promise<{ safe: string; stop: () => Promise<void> }> {
  const chain = await startDevnetChain({ port: worldPorts.chain, seeded: true })
  const prices = { native: 2500, [devnetTokens.token]: 3, [devnetTokens.dollar]: 1 }
  const gateway = await startGateway({ port: worldPorts.gateway, chains: [{ rpcUrl: chain.url, prices }] })
  await seedQueue(chain, gateway.url)
  const stop = async () => {
    await gateway.stop()
    await chain.stop()
  }
  return { safe: describeWorld().shared['1.4.1'].address, stop }
}
