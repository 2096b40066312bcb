// Plain JavaScript with JSDoc types: next.config.js reads this file before anything compiles TypeScript.
// The browser never loads it. What it accepts is handed to the bundle as one validated value (publicEnv.ts).
import * as viemChains from 'viem/chains'
import { z } from 'zod'
import { devnetChainId } from './chainIds.js'
import { findShortName } from './shortNames.js'

/** @typedef {import('viem').Chain} Chain */
/** @typedef {Record<string, string | undefined>} Environment */

// viem's mainnet definition carries the same address: the devnet puts its name service there.
const universalResolver = { address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee' }

const chainIds = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, 'must be chain ids separated by commas, for example 1,11155111')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => new Set(ids).size === ids.length, 'names a chain twice')

const languageTags = z
  .string()
  .transform(splitList)
  .pipe(z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be tags of languages, for example en,de')))
  .refine((tags) => tags.length > 0, 'names no language')
  .refine((tags) => new Set(tags).size === tags.length, 'names a language twice')

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const baseUrl = url.transform((text) => text.replace(/\/+$/, ''))
const baseUrlOrNone = z.literal('').or(baseUrl)
const origin = url.refine(
  (text) => isOrigin(text),
  'must be an origin as browsers write it: scheme, host and port only, such as https://app.example',
)

// What browsers take for a host goes further than what EIP-4361 takes for a domain, such as quotes and braces.
const hostPattern = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:]+\])$/

const rpcUrls = z.string().transform((text, context) => {
  /** @type {Map<number, string>} */
  const found = new Map()
  for (const part of splitList(text)) {
    const match = /^(\d+)=(https?:\/\/.+)$/.exec(part)
    if (!match?.[1] || !match[2] || !URL.canParse(match[2])) {
      context.addIssue(`"${part}" must look like 1=https://rpc.example`)
    } else found.set(Number(match[1]), match[2])
  }
  return found
})

const originList = z.string().transform((text, context) => {
  const items = splitList(text).map((item) => item.replace(/\/$/, ''))
  for (const item of items)
    if (!isOrigin(item)) context.addIssue(`"${item}" is not an origin such as https://app.example`)
  return items
})

const secretList = z.string().transform((text, context) => {
  const secrets = splitList(text)
  if (secrets.length === 0 || secrets.some((secret) => secret.length < 32)) {
    context.addIssue('each secret needs 32 characters or more')
  }
  return secrets
})

const noProjectId = 'No projectId found'

/** Every public setting: the name, what it means, and how it is checked. Public means: compiled into the page. */
export const publicSettings = {
  NEXT_PUBLIC_APP_NAME: setting(z.string().trim().min(1).max(60), 'Countersign', 'Product name and page title'),
  LANGUAGES: setting(
    languageTags,
    'en,de,es,zh-CN',
    'Languages of the site, separated by commas; a new visitor gets the first, and one alone offers no choice',
  ),
  NEXT_PUBLIC_CHAINS: setting(chainIds, undefined, 'Chain ids, the default first; any that viem defines', '31337'),
  NEXT_PUBLIC_RPC_URLS: setting(
    rpcUrls,
    undefined,
    'One RPC address for each chain: id=url, separated by commas',
    '31337=http://127.0.0.1:8545',
  ),
  NEXT_PUBLIC_GATEWAY_URL: setting(
    baseUrlOrNone,
    '',
    'Base address of the Safe Client Gateway; empty for a site without a Safe service',
    'http://127.0.0.1:8787',
  ),
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]+$/, 'must be a project id: letters, digits, - and _')
      // With the placeholder of its examples the wallet package would use an id of its own.
      .refine((id) => id !== 'YOUR_PROJECT_ID', noProjectId),
    undefined,
    'WalletConnect project id, used only once a visitor picks such a wallet',
    'countersign-devnet',
    noProjectId,
  ),
  NEXT_PUBLIC_WALLETCONNECT_RELAY_URL: setting(
    z.url({ protocol: /^wss?$/, error: 'must be a ws or wss address' }),
    'wss://relay.walletconnect.org',
    'WalletConnect relay',
  ),
  NEXT_PUBLIC_EMBEDDING_ORIGINS: setting(
    originList,
    '',
    'Origins that may show this site in a frame, separated by commas; empty refuses all',
  ),
  NEXT_PUBLIC_IMAGE_ORIGINS: setting(
    originList,
    '',
    'Origins that pictures (avatars, token logos) may come from, separated by commas; empty shows built-in ones only',
  ),
  NEXT_PUBLIC_COOL_MODE: setting(
    z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
    'false',
    'Whether wallet buttons throw their pictures about when pressed',
  ),
}

/** Every server setting. Server means: read when the server starts, never sent to a browser. */
export const serverSettings = {
  SITE_ORIGIN: setting(
    origin
      .transform((text) => new URL(text).origin)
      .refine(
        (text) => hostPattern.test(new URL(text).hostname),
        'has a host that no sign-in message can name: use letters, digits, dots, - and _, or an IP address',
      ),
    undefined,
    'The origin that visitors open; sign-in messages must name it',
    'http://localhost:3000',
  ),
  SESSION_SECRET: setting(
    secretList,
    undefined,
    'Secret that seals session cookies, 32 characters or more; several separated by commas rotate, newest first',
    'replace-this-with-32-random-characters-or-more',
  ),
  NONCE_STORE_URL: setting(
    z.literal('').or(z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' })),
    '',
    'Shared store of used sign-in nonces for more than one server; empty keeps them in memory',
  ),
  SAFE_SIGN_IN_HOURS: setting(
    z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of hours')
      .transform(Number)
      // A spent nonce is remembered by a timer, which holds 24 days at most.
      .refine((hours) => hours >= 1 && hours <= 336, 'must be from 1 to 336'),
    '72',
    'How long the owners of a Safe have to sign in as it, in hours (1 to 336); its nonce lives as long',
  ),
  TRUSTED_PROXY_HOPS: setting(
    z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number),
    '0',
    'Reverse proxies before the server that add to X-Forwarded-For (0 to 9); from 1 on, requests are limited by address',
  ),
}

/**
 * Checks the public settings and resolves the chains from viem's definitions.
 * @param {Environment} environment
 */
export function parsePublicSettings(environment) {
  const { values, issues } = parseAll(publicSettings, environment)
  /** @type {Chain[]} */
  const chains = []
  for (const id of values.NEXT_PUBLIC_CHAINS ?? []) {
    const chain = resolveChain(id, values.NEXT_PUBLIC_RPC_URLS?.get(id))
    if (!chain) issues.push(`NEXT_PUBLIC_CHAINS: viem defines no chain ${id}`)
    else if (values.NEXT_PUBLIC_RPC_URLS && !values.NEXT_PUBLIC_RPC_URLS.has(id)) {
      issues.push(`NEXT_PUBLIC_RPC_URLS: no address for chain ${id}`)
    } else chains.push(chain)
  }
  if (issues.length > 0) return { issues }
  return {
    issues,
    languages: values.LANGUAGES,
    settings: {
      appName: values.NEXT_PUBLIC_APP_NAME,
      chains,
      shortNames: Object.fromEntries(chains.map(({ id }) => [id, findShortName(id)])),
      gatewayUrl: values.NEXT_PUBLIC_GATEWAY_URL,
      walletConnectProjectId: values.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID,
      walletConnectRelayUrl: values.NEXT_PUBLIC_WALLETCONNECT_RELAY_URL,
      embeddingOrigins: values.NEXT_PUBLIC_EMBEDDING_ORIGINS,
      imageOrigins: values.NEXT_PUBLIC_IMAGE_ORIGINS,
      coolMode: values.NEXT_PUBLIC_COOL_MODE,
    },
  }
}

/**
 * Checks the server settings.
 * @param {Environment} environment
 */
export function parseServerSettings(environment) {
  const { values, issues } = parseAll(serverSettings, environment)
  if (issues.length > 0) return { issues }
  return {
    issues,
    settings: {
      siteOrigin: values.SITE_ORIGIN,
      sessionSecrets: values.SESSION_SECRET,
      nonceStoreUrl: values.NONCE_STORE_URL || undefined,
      safeSignInHours: values.SAFE_SIGN_IN_HOURS,
      trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    },
  }
}

/**
 * @template {z.ZodType} T
 * @param {T} schema
 * @param {string | undefined} fallback
 * @param {string} description
 * @param {string} [example]
 * @param {string} [missing] what is said where it is not set
 */
function setting(schema, fallback, description, example = fallback ?? '', missing = undefined) {
  return { schema, fallback, description, example, missing }
}

/**
 * @param {Record<string, ReturnType<typeof setting>>} table
 * @param {Environment} environment
 */
function parseAll(table, environment) {
  /** @type {Record<string, any>} */
  const values = {}
  /** @type {string[]} */
  const issues = []
  for (const [name, { schema, fallback, missing }] of Object.entries(table)) {
    const text = environment[name]?.trim() || fallback
    if (text === undefined) {
      issues.push(missing ? `${name}: ${missing}` : `${name} is missing`)
      continue
    }
    const result = schema.safeParse(text)
    if (result.success) values[name] = result.data
    else issues.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`))
  }
  return { values, issues }
}

// viem's names are the networks' own today; these are the ones that the wallet dialogs and people use.
/** @type {Record<number, string>} */
const chainNames = { 10: 'Optimism', 56: 'BNB Chain', 42161: 'Arbitrum' }

/** @param {number} id @param {string | undefined} rpcUrl */
function resolveChain(id, rpcUrl) {
  const defined = id === devnetChainId ? viemChains.anvil : Object.values(viemChains).find((chain) => chain.id === id)
  if (!defined) return undefined
  // Only data survives: viem's chain-specific formatters are functions and cannot travel to the page as a value.
  const { formatters, serializers, fees, ...data } = /** @type {Record<string, any>} */ (defined)
  data.name = chainNames[id] ?? data.name
  const contracts = id === devnetChainId ? { ...devnetContracts(), ...data.contracts } : data.contracts
  const chain = { ...data, contracts, rpcUrls: { default: { http: [rpcUrl ?? ''] } } }
  return /** @type {Chain} */ (JSON.parse(JSON.stringify(id === devnetChainId ? { ...chain, name: 'Devnet' } : chain)))
}

function devnetContracts() {
  return { multicall3: viemChains.mainnet.contracts.multicall3, ensUniversalResolver: universalResolver }
}

/** @param {string} text */
function splitList(text) {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** @param {string} text */
function isOrigin(text) {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '')
  )
}
