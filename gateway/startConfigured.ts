import { createGatewayClient } from './chain/client'
import { reasonOf } from './chain/reasonOf'
import type { GatewayChainOptions } from './chainConfig'
import type { Tell } from './events'
import { type RunningGateway, startGateway } from './server'
import { type GatewaySettings, SettingsError } from './settings'

/** A gateway over real chains, which watches Safes. Throws what is wrong in a sentence. */
export async function startConfigured(settings: GatewaySettings, tell: Tell): Promise<RunningGateway> {
  const { chains, port, host, database, safeApps, mostSafes, requestsPerMinute, proxyHops } = settings
  const { tokenLists, prices } = settings
  await checkNodes(settings, tell)
  const options = chains.map((chain) => describeOptions(chain, mostSafes))
  return startGateway({
    port,
    host,
    chains: options,
    storePath: database,
    tell,
    limit: { requestsPerMinute, proxyHops },
    tokenLists,
    priceService: prices,
    ...(safeApps ? { safeAppsPath: safeApps } : {}),
  })
}

/** None may be of another chain, and one has to answer for each: the others may come later. Throws what is wrong. */
export async function checkNodes({ chains }: GatewaySettings, tell: Tell): Promise<void> {
  for (const chain of chains) await checkNodesOf(chain, tell)
}

async function checkNodesOf({ id, rpc }: GatewaySettings['chains'][number], tell: Tell) {
  const silent: string[] = []
  for (const url of rpc) {
    const { host } = new URL(url)
    try {
      const found = await createGatewayClient([url]).getChainId()
      if (found !== id) throw new SettingsError(`The node of chain ${id} at ${host} is one of chain ${found}`)
    } catch (error) {
      if (error instanceof SettingsError) throw error
      silent.push(`The node of chain ${id} at ${host} does not answer: ${reasonOf(error)}`)
    }
  }
  if (silent.length === rpc.length) throw new SettingsError(silent.join('. '))
  for (const reason of silent) tell('warn', 'node does not answer', { reason })
}

function describeOptions(
  {
    id,
    rpc,
    publicRpc,
    explorer,
    safes,
    spamTokens,
    priceIds,
    startBlock,
    finalityDepth,
    pollSeconds,
    service,
    serviceHeader,
    ...names
  }: GatewaySettings['chains'][number],
  mostSafes: number,
): GatewayChainOptions {
  const [rpcUrl = '', ...otherRpcUrls] = rpc
  const { name, shortName, nativeCurrency, isL2, isTestnet } = names
  const given = {
    name,
    shortName,
    nativeCurrency,
    isL2,
    isTestnet,
    publicRpcUrl: publicRpc ?? new URL(rpcUrl).origin,
    explorerUrl: explorer,
  }
  return {
    ...{ chainId: id, rpcUrl, otherRpcUrls },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    priceIds,
    service: service === undefined ? undefined : { url: service, header: serviceHeader },
    spamTokens: spamTokens.map((token): `0x${string}` => `0x${token.slice(2)}`),
    watch: { safes, startBlock, finalityDepth, pollSeconds, mostSafes: Math.max(mostSafes, safes.length) },
  }
}
