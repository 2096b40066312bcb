import { z } from 'zod'
import type { AuthConfig } from './authConfig'
import { postRoute } from './route'
import { endSession } from './sessionCookie'

/** POST `{}` → `{ session: null }`, the session cookie removed. */
export function logoutRoute(getConfig: () => AuthConfig) {
  return postRoute('logout', getConfig, z.strictObject({}), ({ config, response }) => {
    endSession(config, response)
    return { session: null }
  })
}
