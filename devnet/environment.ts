import { randomBytes } from 'node:crypto'

export type DevnetPorts = { chain: number; gateway: number; apps: number; site: number }

export const portVariables = { chain: 'CHAIN_PORT', gateway: 'GATEWAY_PORT', apps: 'APPS_PORT', site: 'PORT' } as const

/** The ports of the demo, which the environment may choose. */
export function readPorts(): DevnetPorts {
  const read = (name: string, standard: number) => {
    const port = Number(process.env[name] ?? standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number`)
    return port
  }
  const { chain, gateway, apps, site } = portVariables
  return { chain: read(chain, 8545), gateway: read(gateway, 8787), apps: read(apps, 8788), site: read(site, 3000) }
}

/** The site's settings for the local chain and gateway. */
export function siteEnvironment({ chain, gateway, apps, site }: DevnetPorts) {
  return {
    NEXT_PUBLIC_APP_NAME: 'Countersign',
    // Each further one is a build of its own.
    LANGUAGES: process.env.LANGUAGES ?? 'en',
    NEXT_PUBLIC_CHAINS: '31337',
    NEXT_PUBLIC_RPC_URLS: `31337=http://127.0.0.1:${chain}`,
    NEXT_PUBLIC_GATEWAY_URL: `http://127.0.0.1:${gateway}`,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'countersign-devnet',
    NEXT_PUBLIC_EMBEDDING_ORIGINS: '',
    NEXT_PUBLIC_IMAGE_ORIGINS: `http://127.0.0.1:${apps}`,
    SITE_ORIGIN: `http://localhost:${site}`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  }
}
