import { createGatewayClient } from './chain/client'
import { reasonOf } from './chain/reasonOf'
import type { GatewayChainOptions } from './chainConfig'
import type { Tell } from './events'
import { type RunningGateway, startGateway } from './server'
import { type GatewaySettings, SettingsError } from './settings'

/** A gateway over real chains, which watches Safes. Throws what is wrong in a sentence. */
export async function startConfigured(settings: GatewaySettings, tell: Tell): Promise<RunningGateway> {
  const { chains, port, host, database, safeApps, mostSafes, requestsPerMinute, proxyHops } = settings
  for (const chain of chains) for (const url of chain.rpc) await checkNode(chain.id, url)
  const options = chains.map((chain) => describeOptions(chain, mostSafes))
  return startGateway({
    port,
    host,
    chains: options,
    storePath: database,
    tell,
    limit: { requestsPerMinute, proxyHops },
    ...(safeApps ? { safeAppsPath: safeApps } : {}),
  })
}

async function checkNode(chainId: number, url: string) {
  const { host } = new URL(url)
  const found = await createGatewayClient([url])
    .getChainId()
    .catch((error: unknown) => {
      throw new SettingsError(`The node of chain ${chainId} at ${host} does not answer: ${reasonOf(error)}`)
    })
  if (found === chainId) return
  throw new SettingsError(`The node of chain ${chainId} at ${host} is one of chain ${found}`)
}

function describeOptions(
  {
    id,
    rpc,
    publicRpc,
    explorer,
    safes,
    spamTokens,
    startBlock,
    finalityDepth,
    pollSeconds,
    ...names
  }: GatewaySettings['chains'][number],
  mostSafes: number,
): GatewayChainOptions {
  const [rpcUrl = '', ...otherRpcUrls] = rpc
  const { name, shortName, isL2, isTestnet } = names
  const given = {
    name,
    shortName,
    isL2,
    isTestnet,
    publicRpcUrl: publicRpc ?? new URL(rpcUrl).origin,
    explorerUrl: explorer,
  }
  return {
    ...{ chainId: id, rpcUrl, otherRpcUrls },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    spamTokens: spamTokens.map((token): `0x${string}` => `0x${token.slice(2)}`),
    watch: { safes, startBlock, finalityDepth, pollSeconds, mostSafes: Math.max(mostSafes, safes.length) },
  }
}
