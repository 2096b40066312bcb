import { join, resolve } from 'node:path'
import { checkSettings, type GatewaySettings, groupNodes } from '@/gateway/settings'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { AppError } from '@/lib/errors'
import * as words from './words'

export type HostOptions = {
  rpc: readonly string[]
  safe: readonly string[]
  fromBlock?: readonly string[]
  data: string
  ports: { site: number; gateway: number }
}

export type HostPlan = {
  /** Where the records are. */
  folder: string
  origin: string
  ports: HostOptions['ports']
  gateway: GatewaySettings
  /** From which block a network is read, where that was said. */
  fromBlocks: ReadonlyMap<number, number>
  /** The settings of the site, of which those for the public are compiled in. */
  env: Record<string, string>
  /** The pages of the Safes that were named. */
  pages: string[]
}

/** What is to be started, of what was typed. Throws what is wrong with it in a sentence. */
export function readPlan(
  { rpc, safe, fromBlock = [], data, ports }: HostOptions,
  given: NodeJS.ProcessEnv = process.env,
): HostPlan {
  if (rpc.length === 0) throw new AppError(words.noRpc)
  const nodes = groupNodes(rpc.map(readNode))
  const fromBlocks = readBlocks(fromBlock, nodes)
  const folder = resolve(data)
  const origin = `http://localhost:${ports.site}`
  const env = {
    LANGUAGES: given.LANGUAGES ?? 'en',
    NEXT_PUBLIC_CHAINS: [...nodes.keys()].join(),
    NEXT_PUBLIC_RPC_URLS: [...nodes].map(([id, [first]]) => `${id}=${first}`).join(),
    NEXT_PUBLIC_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    // Wallets on phones need one of their own.
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: given.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID ?? 'none',
    SITE_ORIGIN: origin,
  }
  const { settings, issues } = parsePublicSettings({ ...given, ...env })
  if (!settings) throw new AppError(issues.join('\n'))
  const { chains, shortNames } = settings
  const gateway = checkSettings({
    port: ports.gateway,
    database: join(folder, 'gateway.sqlite'),
    safes: safe,
    chains: chains.map(({ id, name, nativeCurrency, blockExplorers, testnet = false }) => ({
      ...{ id, name, nativeCurrency, rpc: nodes.get(id), shortName: shortNames[id], isTestnet: testnet },
      ...(blockExplorers && { explorer: blockExplorers.default.url.replace(/\/$/, '') }),
    })),
  })
  const pages = gateway.chains.flatMap(({ shortName, safes }) =>
    safes.map((address) => `${origin}/home?safe=${shortName}:${address}`),
  )
  return { folder, origin, ports, gateway, fromBlocks, env, pages }
}

function readNode(text: string) {
  const [, id, url = ''] = /^(\d+)=(https?:\/\/[^\s,]+)$/.exec(text) ?? []
  if (id === undefined || !URL.canParse(url)) throw new AppError(words.badRpc(text))
  return { id: Number(id), text: url }
}

function readBlocks(texts: readonly string[], nodes: ReadonlyMap<number, unknown>) {
  return new Map(
    texts.map((text) => {
      const [, id, block] = /^(\d+)=(\d{1,12})$/.exec(text) ?? []
      if (block === undefined || !nodes.has(Number(id))) throw new AppError(words.badBlock(text))
      return [Number(id), Number(block)]
    }),
  )
}
