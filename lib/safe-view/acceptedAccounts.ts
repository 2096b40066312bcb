import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { StoredValue, type ValueStorage } from '@/lib/storage/storedValue'

/**
 * Whether somebody read what is doubtful about an account: kept by chain, address, code and implementation, so that
 * whatever changes about the account must be read anew. Nothing is kept while its code is not known.
 */
export function openAcceptance(
  storage: ValueStorage,
  { chainId, address }: SafeRef,
  code: Pick<SafeState, 'codeHash' | 'singleton'> | undefined,
): StoredValue<boolean> {
  const key = `countersign.accepted.${chainId}.${[address, code?.codeHash, code?.singleton].join('.').toLowerCase()}`
  return new StoredValue(
    code && storage,
    key,
    (text) => text === 'read',
    () => 'read',
  )
}
