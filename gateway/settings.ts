import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { completeChainConfig } from './chainConfig'
import { isPostgres } from './store/postgres'

const count = z.number().int().nonnegative()
const addressText = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'An address is 0x and 40 hexadecimal digits')
const rpcUrl = z.url({ protocol: /^https?$/, error: 'An RPC address begins with http:// or https://' })

/** A header that a service wants: its name, a colon and its value. */
const header = z.string().regex(/^[\w-]+: ?[\x20-\x7e]+$/, 'A header is a name, a colon and a value')
const httpUrl = z.url({ protocol: /^https?$/, error: 'An address begins with http:// or https://' })

const asInEnvironment = 'GATEWAY_RPC_URLS is id=address, as 1=https://node.example'
const chainId = z.int({ error: `A chain is named by its number: ${asInEnvironment}` }).positive('No chain has the id 0')
const noChain = `No chain is named: ${asInEnvironment}; or GATEWAY_CONFIG names a file, see docs/hosts.md`

const chainFields = z.strictObject({
  id: chainId,
  /** The first is asked; the others when it does not answer. */
  rpc: z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(rpcUrl).min(1)),
  /** What browsers are told to use; without it the first one's origin alone, as a path may hold a key. */
  publicRpc: rpcUrl.optional(),
  name: z.string().min(1).optional(),
  shortName: z.string().min(1).optional(),
  explorer: z.url().optional(),
  nativeCurrency: z.strictObject({ name: z.string(), symbol: z.string(), decimals: count.max(255) }).optional(),
  isL2: z.boolean().optional(),
  isTestnet: z.boolean().optional(),
  /** Of the first Safe's creation, or an earlier one. */
  startBlock: count.default(0),
  finalityDepth: count.min(1).default(64),
  pollSeconds: z.number().min(0.05).default(6),
  spamTokens: z.array(addressText).default([]),
  /** A hosted Safe Client Gateway that is told of what is proposed and signed here, and asked what it knows. */
  service: httpUrl.optional(),
  /** A header that it wants, mostly with a key, which is sent to it alone. */
  serviceHeader: header.optional(),
  /** How the price service calls the chain and its coin. */
  priceIds: z.strictObject({ platform: z.string().min(1).optional(), coin: z.string().min(1).optional() }).optional(),
})

const chainSchema = chainFields.refine(({ service, serviceHeader }) => service || !serviceHeader, {
  error: 'A header for a hosted service needs its address (service)',
  path: ['serviceHeader'],
})

const settingsSchema = z.strictObject({
  port: count.max(65_535).default(8787),
  host: z.string().min(1).default('127.0.0.1'),
  /** An SQLite file, or the address of a PostgreSQL database. */
  database: z.string().min(1).default('gateway.sqlite'),
  /** A JSON file with the list of Safe Apps. */
  safeApps: z.string().min(1).optional(),
  chains: z
    .array(chainSchema, { error: ({ input }) => (input === undefined ? noChain : undefined) })
    .min(1, noChain)
    .refine((chains) => new Set(chains.map(({ id }) => id)).size === chains.length, {
      error: 'A chain is named once; its nodes are a list: "rpc": ["https://one.example", "https://other.example"]',
    }),
  /** Token lists: JSON files, or addresses of such. */
  tokenLists: z.array(z.string().min(1)).default([]),
  /** A service with the calls of CoinGecko's API; without one nothing has a price. */
  prices: z.strictObject({ url: httpUrl, header: header.optional() }).optional(),
  /** Watched from the start: the chain's short name or id, a colon and the address. */
  safes: z.array(z.string()).default([]),
  /** How many Safes of a chain are watched at most: those above, and then those that somebody opens. */
  mostSafes: count.default(100),
  /** How often one address may ask; 0 for as often as it likes. */
  requestsPerMinute: count.default(0),
  /** Reverse proxies before the gateway that add to X-Forwarded-For. */
  proxyHops: count.max(9).default(0),
})

type ChainSettings = z.output<typeof chainSchema>
export type GatewaySettings = Omit<z.output<typeof settingsSchema>, 'safes' | 'chains'> & {
  chains: (ChainSettings & { safes: Address[] })[]
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * A JSON file, which GATEWAY_CONFIG names, and what the environment says beside it or instead of it. Throws everything
 * that is wrong at once.
 */
export function readSettings(given: NodeJS.ProcessEnv): GatewaySettings {
  // As a template of an environment leaves what nobody filled in.
  const env = Object.fromEntries(Object.entries(given).filter(([, text]) => text?.trim()))
  const file = env.GATEWAY_CONFIG
  const all = { ...(file ? readFile(file) : {}), ...readEnvironment(env) }
  const data = checkSettings(withServices(all, env))
  const inFolder = (path: string) => (file ? resolve(dirname(file), path) : path)
  return {
    ...data,
    ...{ database: isPostgres(data.database) ? data.database : inFolder(data.database) },
    safeApps: data.safeApps && inFolder(data.safeApps),
    tokenLists: data.tokenLists.map((list) => (/^https?:/.test(list) ? list : inFolder(list))),
  }
}

/** Settings as the file has them. Throws everything that is wrong at once. */
export function checkSettings(given: unknown): GatewaySettings {
  const { data, error } = settingsSchema.safeParse(given)
  if (error) throw new SettingsError(`The settings of the gateway are wrong:\n${z.prettifyError(error)}`)
  return { ...data, chains: placeSafes(data.chains, data.safes) }
}

function readFile(path: string): object {
  try {
    return z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new SettingsError(`The settings in ${path} (GATEWAY_CONFIG) cannot be read: ${whyUnread(error)}`)
  }
}

/** A parser quotes what stands where it stopped, and that may be a password. */
function whyUnread(error: unknown) {
  if (error instanceof z.ZodError) return 'it holds no object'
  return error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message
}

type Environment = Record<string, string | undefined>

const list = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function readIdAndText(entry: string) {
  const [id, ...text] = entry.split('=')
  return { id: Number(id), text: text.join('=') }
}

const ofServices = { GATEWAY_SERVICE_URLS: 'service', GATEWAY_SERVICE_HEADERS: 'serviceHeader' } as const

/** Gives the chains, whoever names them, the services that the environment names, and what these want to be sent. */
function withServices(given: Record<string, unknown>, env: Environment) {
  let chains = z
    .array(z.looseObject({ id: z.number() }))
    .catch([])
    .parse(given.chains)
  for (const [name, setting] of Object.entries(ofServices)) {
    const texts = new Map(
      list(env[name])
        ?.map(readIdAndText)
        .map(({ id, text }) => [id, text]),
    )
    const unplaced = [...texts.keys()].filter((id) => !chains.some((chain) => chain.id === id))
    if (unplaced.length > 0) {
      throw new SettingsError(`${name} is id=text, and no chain is configured with the id ${unplaced.join(', ')}`)
    }
    chains = chains.map((chain) => (texts.has(chain.id) ? { ...chain, [setting]: texts.get(chain.id) } : chain))
  }
  return chains.length > 0 ? { ...given, chains } : given
}

function readEnvironment(env: Environment) {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const nodes = list(env.GATEWAY_RPC_URLS)?.map(readIdAndText)
  const found = {
    ...{ port: number(env.GATEWAY_PORT), host: env.GATEWAY_HOST, database: env.GATEWAY_DATABASE },
    ...{ requestsPerMinute: number(env.GATEWAY_REQUESTS_PER_MINUTE), proxyHops: number(env.GATEWAY_PROXY_HOPS) },
    ...{ safeApps: env.GATEWAY_SAFE_APPS, safes: list(env.GATEWAY_SAFES), mostSafes: number(env.GATEWAY_MOST_SAFES) },
    tokenLists: list(env.GATEWAY_TOKEN_LISTS),
    prices: env.GATEWAY_PRICES_URL ? { url: env.GATEWAY_PRICES_URL, header: env.GATEWAY_PRICES_HEADER } : undefined,
    chains: nodes && [...groupNodes(nodes)].map(([id, rpc]) => ({ id, rpc })),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The nodes of each chain, in the order in which they are named: a chain that is named again has one more. */
export function groupNodes(entries: readonly { id: number; text: string }[]): Map<number, string[]> {
  const nodes = new Map<number, string[]>()
  for (const { id, text } of entries) nodes.set(id, [...(nodes.get(id) ?? []), text])
  return nodes
}

/** Gives each chain its Safes. */
function placeSafes(chains: ChainSettings[], safes: string[]) {
  const placed = chains.map((chain) => ({ ...chain, safes: new Set<Address>() }))
  const wrong = safes.filter((text) => {
    const [prefix, address = '', ...rest] = text.split(':')
    const chain = placed.find((candidate) => namesOf(candidate).includes(prefix ?? ''))
    if (!chain || rest.length > 0 || !isAddress(address)) return true
    chain.safes.add(getAddress(address.toLowerCase()))
    return false
  })
  if (wrong.length > 0) {
    const names = placed.map((chain) => namesOf(chain).join(' or ')).join(', ')
    throw new SettingsError(
      `Not a Safe of a configured chain: ${wrong.join(', ')}. A Safe is ${names}, a colon and its address.`,
    )
  }
  return placed.map((chain) => ({ ...chain, safes: [...chain.safes] }))
}

function namesOf({ id, shortName }: { id: number; shortName?: string | undefined }) {
  const { shortName: known } = completeChainConfig({ rpcUrl: '', chainId: id, ...(shortName ? { shortName } : {}) })
  return [known, String(id)]
}
