import { relayUrl } from '@/tests/e2e/walletConnect/relayPort'

// The site learns these addresses when it is built, so they are agreed on here, away from the demo's ports and from those
// that a system gives to whatever connects (from 32768 on): one of these would be taken now and then.
export const ports = { site: 29300, chain: 29545, nameChain: 29546, gateway: 29787, outerSite: 29340 }

// The tests may run against a site that is already there and has these settings.
export const siteOrigin = process.env.E2E_SITE_ORIGIN ?? `http://localhost:${ports.site}`

/** A Safe's site that may show ours in a frame: to a browser another site than localhost. */
export const embeddingOrigin = `http://127.0.0.1:${ports.outerSite}`

/**
 * The settings of the site under test: the devnet first, and chain 1 (a second local node) for names and switching. Spanish
 * is held by `tests/words` alone: each language is a build of most of a minute.
 */
export const siteEnv = {
  LANGUAGES: 'en,de,zh-CN',
  NEXT_PUBLIC_CHAINS: '31337,1',
  NEXT_PUBLIC_RPC_URLS: `31337=http://127.0.0.1:${ports.chain},1=http://127.0.0.1:${ports.nameChain}`,
  NEXT_PUBLIC_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'countersign-test',
  NEXT_PUBLIC_WALLETCONNECT_RELAY_URL: relayUrl,
  NEXT_PUBLIC_EMBEDDING_ORIGINS: embeddingOrigin,
  SITE_ORIGIN: siteOrigin,
  SESSION_SECRET: 'a-secret-for-tests-only-with-enough-characters',
  NEXT_DIST_DIR: '.next-e2e',
}

/** Two local networks and one whose node and service do not answer, as the site's build for three networks knows them. */
export const networkPorts = { first: 29561, second: 29562, silent: 29563, gateway: 29564 }

const node = (port: number) => `http://127.0.0.1:${port}`

/** A production build of networks that are not the devnet, in one language, as somebody would host it. */
export const networksEnv = {
  ...siteEnv,
  LANGUAGES: 'en',
  NEXT_PUBLIC_CHAINS: '1,100,10',
  NEXT_PUBLIC_RPC_URLS: `1=${node(networkPorts.first)},100=${node(networkPorts.second)},10=${node(networkPorts.silent)}`,
  NEXT_PUBLIC_GATEWAY_URL: node(networkPorts.gateway),
  NEXT_DIST_DIR: '.next-networks',
}

/** The same site in English made longer, which shows the screens that have no room for another language. */
export const longWordsEnv = { ...siteEnv, LANGUAGES: 'en-XA', NEXT_DIST_DIR: '.next-long-words' }
