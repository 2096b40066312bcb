import { GuardedStorage } from './guardedStorage'

function openSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** What this tab alone keeps, until it is closed; undefined on the server. */
export const tabStorage: GuardedStorage | undefined =
  typeof window === 'undefined' ? undefined : new GuardedStorage(openSessionStorage())
