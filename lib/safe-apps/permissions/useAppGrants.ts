import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '@/lib/storage/browserStorage'
import { browserPermissions } from './browserPermissions'
import { type AppGrant, type AppPermissions, permissionsKey } from './permissions'

const subscribe = (listener: () => void) => browserStorage?.subscribe(permissionsKey, listener) ?? (() => undefined)

/** What apps are allowed to do, as it changes here and in other tabs, and the way to take it back. */
export function useAppGrants(): { grants: readonly AppGrant[]; revoke: AppPermissions['revoke'] } {
  const text = useSyncExternalStore(
    subscribe,
    () => browserStorage?.getItem(permissionsKey) ?? '',
    () => '',
  )
  const grants = useMemo(() => (text === '' ? [] : browserPermissions.list()), [text])
  return { grants, revoke: browserPermissions.revoke }
}
