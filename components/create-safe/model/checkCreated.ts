import { proxyCodeHashes } from '@/lib/safe/account/proxies'
import { NotASafeError, readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { type Check, combineChecks, compareValues } from '@/lib/safe/verify/verification'
import type { Creation } from './creation'
import * as words from './words'

/** What stands at a predicted address: nothing yet, the Safe that was asked for, or something else. */
export type Created = { state: 'absent' } | { state: 'asAsked' | 'other'; checks: Check[] }

/**
 * Reads what the chain has at the predicted address and compares it with what was asked for, value by value. Throws
 * ChainUnavailableError: then nothing is known.
 */
export async function checkCreated(client: Parameters<typeof readSafe>[0], creation: Creation): Promise<Created> {
  try {
    const checks = compareCreated(creation, await readSafe(client, creation.address))
    return { state: combineChecks(checks) === 'match' ? 'asAsked' : 'other', checks }
  } catch (error) {
    if (!(error instanceof NotASafeError)) throw error
    if (error.reason === 'noCode') return { state: 'absent' }
    return {
      state: 'other',
      checks: [{ status: 'mismatch', subject: 'creation', reason: { code: 'told', sentence: error.message } }],
    }
  }
}

function compareCreated(creation: Creation, safe: SafeState): Check[] {
  const proxyVersion = Object.hasOwn(proxyCodeHashes, safe.codeHash) ? proxyCodeHashes[safe.codeHash] : undefined
  const owners = creation.owners.map(({ address }) => address)
  const compare = (subject: string, expected: string, received: string) =>
    compareValues(subject, expected, received, [{ code: 'created' }, { code: 'otherCreated' }])
  return [
    compare('proxy', creation.version, proxyVersion ?? words.unknownCode(safe.codeHash)),
    compare('singleton', creation.singleton, safe.singleton),
    compare('version', creation.version, safe.version),
    compare('owners', listOf(owners), listOf(safe.owners)),
    compare('threshold', `${creation.threshold}`, `${safe.threshold}`),
    compare('fallbackHandler', creation.fallbackHandler, safe.fallbackHandler ?? words.none),
    compare('modules', words.none, listOf(safe.modules) || words.none),
    compare('guard', words.none, safe.guard ?? safe.moduleGuard ?? words.none),
  ]
}

function listOf(addresses: readonly string[]): string {
  return addresses.toSorted().join(', ')
}
