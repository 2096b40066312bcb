import { GuardedStorage } from './guardedStorage'

function openSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** What this tab alone keeps, until it is closed; empty on the server. */
export const tabStorage = new GuardedStorage(openSessionStorage())
