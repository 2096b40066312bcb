import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { type Claims, never, word } from './claim'

/** Apps name and describe themselves, and the gateway says which there are. */
export const appClaims: Claims<SafeApp> = {
  ...{ id: never, url: word, name: word, iconUrl: never, description: word, tags: word },
  ...{ chainIds: never, provider: { url: never, name: never }, features: never },
  accessControl: {
    NO_RESTRICTIONS: { type: never },
    DOMAIN_ALLOWLIST: { type: word, value: word },
    UNKNOWN: { type: never, kind: never },
  },
  ...{ socialProfiles: { platform: never, url: never }, developerWebsite: never },
}
