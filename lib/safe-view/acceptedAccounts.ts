import type { Hex } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeState } from '@/lib/safe/account/readSafe'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Where it is kept that somebody read what is doubtful about an account: by chain, address, code and implementation, so
 * that whatever changes about the account must be read anew.
 */
export function acceptanceKey({ chainId, address }: SafeRef, chain: Pick<SafeState, 'codeHash' | 'singleton'>): string {
  const { codeHash, singleton }: { codeHash: Hex; singleton: string } = chain
  return `countersign.accepted.${chainId}.${[address, codeHash, singleton].join('.').toLowerCase()}`
}

export function isAccepted(store: Store | undefined, key: string): boolean {
  return store?.getItem(key) === 'read'
}

export function acceptAccount(store: Store | undefined, key: string): void {
  store?.setItem(key, 'read')
}
