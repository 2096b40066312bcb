import type { Chain } from 'viem'
import { publicEnv } from '@/lib/config/publicEnv'
import { readServerEnv } from '@/lib/config/serverEnv'
import { type NonceStore, sharedProcessStore } from './nonceStore'
import { type RequestLimit, sharedRequestLimit } from './requestLimit'

/** All that signing in depends on, so that a test (or a second site in one process) passes its own. */
export type AuthConfig = {
  /** Scheme, host and port as visitors see them. */
  siteOrigin: string
  chains: readonly Chain[]
  /** Newest first: the first seals, all of them open. */
  secrets: readonly [string, ...string[]]
  /** Whether another site may show this one in a frame. */
  embedded: boolean
  /** Milliseconds that the owners of a Safe have to sign a sign-in of the Safe, one after the other. */
  safeSignInLifetime: number
  /** Counts requests by address; undefined where no proxy tells addresses. Asked for with the first request. */
  requestLimit?: () => RequestLimit | undefined
  /** Asked for only by verify: nothing else needs the store. */
  nonceStore: () => NonceStore
}

/** The configuration from the environment; throws ConfigError when a setting is wrong. Read once, then kept. */
export const authConfig = once((): AuthConfig => {
  const { siteOrigin, sessionSecrets, nonceStoreUrl, safeSignInHours, trustedProxyHops } = readServerEnv()
  return {
    siteOrigin,
    chains: publicEnv.chains,
    secrets: sessionSecrets,
    embedded: publicEnv.embeddingOrigins.length > 0,
    safeSignInLifetime: safeSignInHours * 3_600_000,
    requestLimit: () => sharedRequestLimit(trustedProxyHops, nonceStoreUrl),
    nonceStore: () => sharedProcessStore(nonceStoreUrl),
  }
})

// Not read on import: the build imports every route, and the secrets belong to the start, not to the build.
function once<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
