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

/**
 * The browser's storage behind the guard, installed as `window.localStorage` so that the packages use it too; empty on
 * the server. What older versions or others left malformed is dropped before any package reads it.
 */
export const browserStorage = new GuardedStorage(openLocalStorage(), [firstReadsKey, queryCacheKey], {
  [recentTransactionsKey]: limitFinished,
})

if (typeof window !== 'undefined') {
  dropMalformedState(browserStorage)
  try {
    Object.defineProperty(window, 'localStorage', { value: browserStorage, configurable: true })
  } catch {
    // A browser that refuses keeps its own object: only the protection against a full or blocked storage is lost.
  }
}
