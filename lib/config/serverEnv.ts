import { AppError } from '@/lib/errors'
import { badSettings } from './serverWords'
import { parseServerSettings } from './settings.js'

export type ServerEnv = {
  /** Scheme, host and port as visitors see them. */
  siteOrigin: string
  /** Newest first: the first seals, all of them open. */
  sessionSecrets: readonly [string, ...string[]]
  nonceStoreUrl?: string | undefined
  /** How long the owners of a Safe have to sign a sign-in of the Safe. */
  safeSignInHours: number
  /** How many reverse proxies add to X-Forwarded-For; 0 when none is to be believed. */
  trustedProxyHops: number
}

export class ConfigError extends AppError {
  override name = 'ConfigError'
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    super(badSettings(issues))
    this.issues = issues
  }
}

/** Reads the server's settings; throws a ConfigError that lists all that is wrong. */
export function readServerEnv(environment: Record<string, string | undefined> = process.env): ServerEnv {
  const { settings, issues } = parseServerSettings(environment)
  if (!settings) throw new ConfigError(issues)
  return settings
}
