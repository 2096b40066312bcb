import { RestrictedMethods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'

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

/** Grants for each app's origin, kept in `storage`. Read anew every time, so that taking one back in another tab counts
 * at once. What does not parse counts as no grant. `all` is the store of the grants. */
export function createPermissions(storage: ValueStorage): AppPermissions & { all: StoredList<AppGrant> } {
  const all = new StoredList(storage, 'countersign.app-permissions', grantShape, {
    maxEntries: 200,
    maxTextLength: 200_000,
    keyOf,
  })
  return {
    all,
    list: (origin) => all.getState().filter((grant) => origin === undefined || grant.origin === origin),
    has: (origin, method) => all.find(keyOf({ origin, method })) !== undefined,
    grant(origin, methods) {
      const held = all.getState().map(keyOf)
      const missing = methods.filter((method) => !held.includes(keyOf({ origin, method })))
      for (const method of missing) all.put({ origin, method, grantedAt: Date.now() })
    },
    revoke(origin, method) {
      all.drop((grant) => grant.origin === origin && (method === undefined || grant.method === method))
    },
  }
}

/** Whether the specification knows this as a thing that needs a grant; the address book is the only one. */
export function isRestrictedMethod(method: string): method is RestrictedMethods {
  return restrictedMethods.has(method)
}

const restrictedMethods: ReadonlySet<string> = new Set(Object.values(RestrictedMethods))

const grantShape = z.object({
  origin: z.string().check(z.maxLength(300)),
  method: z.enum(RestrictedMethods),
  grantedAt: z.number(),
})

function keyOf({ origin, method }: Pick<AppGrant, 'origin' | 'method'>): string {
  return `${method} ${origin}`
}
