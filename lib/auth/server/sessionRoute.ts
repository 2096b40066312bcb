import type { AuthConfig } from './authConfig'
import { getRoute } from './route'
import { readSession } from './sessionCookie'

/** GET → `{ session: { address, chainId, expiresAt } }`, or `{ session: null }` when nobody is signed in. */
export function sessionRoute(getConfig: () => AuthConfig) {
  return getRoute('session', getConfig, async ({ config, request }) => ({
    session: await readSession(config, request),
  }))
}
