import { useStore } from 'zustand'
import { browserPermissions } from './browserPermissions'
import type { AppGrant, AppPermissions } from './permissions'

/** What apps are allowed to do, as it changes here and in other tabs, and the way to take it back. */
export function useAppGrants(): { grants: readonly AppGrant[]; revoke: AppPermissions['revoke'] } {
  return { grants: useStore(browserPermissions.all), revoke: browserPermissions.revoke }
}
