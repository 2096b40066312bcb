import type { ServerResponse } from 'node:http'
import { parseEther } from 'viem'
import { deployer, owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { deploySafe, predictSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { type Intercept, startGateway } from '@/gateway/server'
import { serveBuild } from '@/scripts/gates/serveBuild'
import { networkPorts, networksEnv } from '@/tests/e2e/support/siteEnv'
import { type LineState, startLine } from './line'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const silentId = 10
/** It begins with each Safe when somebody opens it. */
const watch = { safes: [], startBlock: 0, finalityDepth: 64, pollSeconds: 0.5, mostSafes: 100 }

export type World = Awaited<ReturnType<typeof startWorld>>

/** Two networks with the real contracts behind one service, a third of which nothing is heard, and the site for all three. */
export async function startWorld() {
  const first = await startDevnetChain({ chainId: 1 })
  const second = await startDevnetChain({ chainId: 100 })
  const lines = new Map([
    [1, await startLine(networkPorts.first, first.url)],
    [100, await startLine(networkPorts.second, second.url)],
    [silentId, await startLine(networkPorts.silent)],
  ])
  const counter = serviceCounter()
  const gateway = await startGateway({
    port: networkPorts.gateway,
    chains: [first, second].map(({ url, chainId }) => ({ rpcUrl: url, prices: { native: chainId }, watch })),
    intercept: counter.intercept,
  })
  const site = await serveBuild('.', networksEnv)
  const set = (chainId: number, state: LineState) => {
    counter.set(chainId, state)
    lines.get(chainId)?.set(state)
  }
  set(silentId, 'silent')
  return {
    ...{ first, second, gatewayUrl: gateway.url, siteUrl: site.url },
    /** How the node of a network, and its part of the service, answer from now on. */
    set,
    /** How its part of the service answers from now on. */
    setService: counter.set,
    stop: async () => {
      await Promise.all([site.stop(), gateway.stop(), ...[...lines.values()].map(({ close }) => close())])
      await Promise.all([first.stop(), second.stop()])
    },
  }
}

/** Which networks the service answers for. */
function serviceCounter() {
  const states = new Map<number, LineState>()
  const held = new Map<ServerResponse, number>()
  const intercept: Intercept = ({ url = '', method }, response) => {
    const chainId = Number(/^\/v\d\/chains\/(\d+)\//.exec(url)?.[1])
    const state = states.get(chainId) ?? 'answers'
    if (state === 'answers' || method === 'OPTIONS') return false
    if (state === 'refuses') response.destroy()
    else held.set(response, chainId)
    return true
  }
  const set = (chainId: number, state: LineState) => {
    states.set(chainId, state)
    for (const [response, of] of held) if (of === chainId) response.destroy()
  }
  return { intercept, set }
}

/** One Safe at the same address of both networks, each with a life of its own. */
export async function seedTwins({ first, second, gatewayUrl }: Pick<World, 'first' | 'second' | 'gatewayUrl'>) {
  const everyone = owners.map(({ address }) => address)
  const safe = predictSafe({ version: '1.4.1', owners: everyone, threshold: 2 })
  const found = async (chain: Chain, ether: string) => {
    await deploySafe(chain, safe)
    await chain.client.sendTransactionSync({ account: deployer, to: safe.address, value: parseEther(ether) })
  }
  await found(first, '3')
  await found(second, '7')
  await executeSafeTransaction(second, safe, { to: dave.address, value: parseEther('2') }, [alice, bob])
  await proposeTo(gatewayUrl, first, safe, { to: dave.address, value: parseEther('0.5') }, bob)
  await proposeTo(gatewayUrl, second, safe, { to: erin.address, value: parseEther('0.25') }, carol)
  await proposeMessageTo(gatewayUrl, first, safe, 'Said on Ethereum.', bob)
  await proposeMessageTo(gatewayUrl, second, safe, 'Said on Gnosis.', bob)
  return safe
}
