import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { useReadClient } from '@/lib/chain/useReadClient'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { keptSignatureQuery } from './keptSignature'
import type { Signable } from './storedSignatures'

/**
 * Whether the browser keeps the signer's signature of what is shown, because the service has not taken it: verified, and
 * in all tabs until it is delivered. False while that is not known.
 */
export function useKeptSignature(
  safe: Signable['safe'],
  content: Signable['content'] | undefined,
  signer: Address | undefined,
): boolean {
  const { chainId, address } = safe
  const client = useReadClient({ chainId })
  const find = () =>
    content && signer && unfinishedActs.findSignature({ chainId, safe: address, hash: content.hash }, signer)
  const signature = useStore(unfinishedActs.signatures, find)
  const kept = signer && signature ? { signer, signature } : undefined
  const { data } = useQuery(keptSignatureQuery(client, content && { safe, content }, kept))
  return data === true
}
