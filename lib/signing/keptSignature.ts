import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { digestOf } from '@/lib/storage/digest'
import { isSigned, type Signable } from './storedSignatures'

const staleTime = 15_000

/**
 * Whether a signature that the browser keeps is an owner's of what is shown: the storage only claims it. Under a key that
 * holds all that is judged.
 */
export function keptSignatureQuery(
  client: ReadClient | undefined,
  signable: Signable | undefined,
  kept: OwnerSignature | undefined,
) {
  const { safe, content } = signable ?? {}
  const digest = digestOf([safe?.address, safe?.version, safe?.owners, content, kept, client !== undefined])
  return queryOptions({
    queryKey: freshKey('keptSignature', safe?.chainId, digest),
    queryFn: signable && kept ? () => isSigned(client, signable, kept.signer, [kept]) : skipToken,
    staleTime,
  })
}
