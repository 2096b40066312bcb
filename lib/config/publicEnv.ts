import type { Chain } from 'viem'

export type PublicEnv = {
  appName: string
  /** viem's definitions with the configured RPC address; the first is the default. */
  chains: readonly [Chain, ...Chain[]]
  /** EIP-3770's prefix of each chain, by its id. */
  shortNames: Readonly<Record<number, string>>
  /** Without a trailing slash; empty for a site without a Safe service. */
  gatewayUrl: string
  walletConnectProjectId: string
  walletConnectRelayUrl: string
  embeddingOrigins: readonly string[]
  /** Where pictures may come from besides this site. */
  imageOrigins: readonly string[]
  /** Wallet buttons throw their pictures about. */
  coolMode: boolean
}

// next.config.js checks the settings before a build or start and compiles them in as one JSON text, so the browser
// neither carries the schema nor meets an unchecked value.
export const publicEnv: PublicEnv = JSON.parse(process.env.COUNTERSIGN_PUBLIC ?? 'null')

/** Whether there is a Safe service. Without one nothing fails: what only it could tell is said not to be there. */
export const hasService = publicEnv?.gatewayUrl !== ''
