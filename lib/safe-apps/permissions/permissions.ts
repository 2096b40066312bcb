import { RestrictedMethods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'

/** One thing an app was allowed to do. `grantedAt` is a time in milliseconds. */
export type AppGrant = { origin: string; method: RestrictedMethods; grantedAt: number }

export type AppPermissions = {
  /** All grants, or those of one app. */
  list(origin?: string): AppGrant[]
  has(origin: string, method: RestrictedMethods): boolean
  grant(origin: string, methods: readonly RestrictedMethods[]): void
  /** Takes back one grant, or everything the app has. */
  revoke(origin: string, method?: RestrictedMethods): void
}

/** Grants for each app's origin, kept in `storage` (local storage, undefined when the browser blocks it: then they last
 * as long as the page). Read anew every time, so that taking one back in another tab counts at once. What does not
 * parse counts as no grant. */
export function createPermissions(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): AppPermissions {
  let unsaved: AppGrant[] = []

  function read(): AppGrant[] {
    return storage === undefined ? unsaved : readGrants(storage)
  }

  function write(grants: AppGrant[]): void {
    unsaved = grants.slice(-maxGrants)
    storage?.setItem(permissionsKey, JSON.stringify(unsaved))
  }

  return {
    list: (origin) => read().filter((grant) => origin === undefined || grant.origin === origin),
    has: (origin, method) => read().some((grant) => grant.origin === origin && grant.method === method),
    grant(origin, methods) {
      const grants = read()
      const missing = methods.filter(
        (method) => !grants.some((held) => held.origin === origin && held.method === method),
      )
      const grantedAt = Date.now()
      write([...grants, ...missing.map((method) => ({ origin, method, grantedAt }))])
    },
    revoke(origin, method) {
      write(read().filter((grant) => grant.origin !== origin || (method !== undefined && grant.method !== method)))
    },
  }
}

/** Whether the specification knows this as a thing that needs a grant; the address book is the only one. */
export function isRestrictedMethod(method: string): method is RestrictedMethods {
  return restrictedMethods.has(method)
}

const restrictedMethods: ReadonlySet<string> = new Set(Object.values(RestrictedMethods))
/** Where the grants are stored. */
export const permissionsKey = 'countersign.app-permissions'
const maxGrants = 200
const maxStoredLength = 200_000

const grantShape = z.object({
  origin: z.string().check(z.maxLength(300)),
  method: z.enum(RestrictedMethods),
  grantedAt: z.number(),
})

function readGrants(storage: Pick<Storage, 'getItem'>): AppGrant[] {
  const text = storage.getItem(permissionsKey)
  if (text === null || text.length > maxStoredLength) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return []
    return stored.slice(-maxGrants).flatMap((item) => {
      const parsed = grantShape.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}
