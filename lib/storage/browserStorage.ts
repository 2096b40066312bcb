import { firstReadsKey } from '@/lib/config/bootScript.js'
import { GuardedStorage } from './guardedStorage'
import { dropMalformedState, limitFinished, recentTransactionsKey } from './storedState'

export const queryCacheKey = 'wagmi.cache'

function openLocalStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Where this module is loaded again, as while one develops, the guard is there: one behind another never sees a failure. */
function guardLocalStorage(): GuardedStorage {
  const found = openLocalStorage()
  if (found && isGuarded(found)) return found
  return new GuardedStorage(found, [firstReadsKey, queryCacheKey], { [recentTransactionsKey]: limitFinished })
}

/** What a storage keeps are texts, so no entry of this name passes for the method. */
const isGuarded = (storage: Storage): storage is GuardedStorage => typeof storage.isLasting === 'function'

/**
 * The browser's storage behind the guard, installed as `window.localStorage` so that the packages use it too; empty on
 * the server. What older versions or others left malformed is dropped before any package reads it.
 */
export const browserStorage = guardLocalStorage()

if (typeof window !== 'undefined') {
  dropMalformedState(browserStorage)
  try {
    Object.defineProperty(window, 'localStorage', { value: browserStorage, configurable: true })
  } catch {
    // A browser that refuses keeps its own object: only the protection against a full or blocked storage is lost.
  }
}
