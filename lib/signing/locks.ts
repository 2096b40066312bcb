import { ObstacleError } from './obstacle'
import type { ActNote, SentKey } from './unfinished/unfinishedActs'

/**
 * Runs what asks a wallet, unless the same is under way in any tab of this browser: ObstacleError then. A tab that
 * is closed ends it. Browsers have no locks for a site that is not served safely: there it just runs.
 */
export async function alone<T>(of: SentKey, task: () => Promise<T>): Promise<T> {
  const locks = findLocks()
  if (!locks) return task()
  const name = ['countersign.send', of.chainId, of.safe, of.hash, of.approver].join(' ').toLowerCase()
  return locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw new ObstacleError({ code: 'beingAsked' })
    return task()
  })
}

/** Whether a tab of this browser still waits for the wallet's answer; undefined where a browser has no locks. */
export async function isBeingAsked(note: ActNote): Promise<boolean | undefined> {
  const locks = findLocks()
  if (!locks) return undefined
  const { held = [] } = await locks.query()
  return held.some(({ name }) => name === nameOf(note))
}

/** Runs what waits for a wallet's answer: other tabs can tell meanwhile. */
export async function whileAsking<T>(note: ActNote, task: () => Promise<T>): Promise<T> {
  const locks = findLocks()
  return locks ? locks.request(nameOf(note), { mode: 'shared' }, task) : task()
}

function findLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

function nameOf({ kind, chainId, safe, hash, account }: ActNote): string {
  return ['countersign.asking', kind, chainId, safe, hash, account].join(' ').toLowerCase()
}
