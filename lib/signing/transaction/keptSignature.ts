import { queryOptions, skipToken } from '@tanstack/react-query'
import type { PublicClient } from 'viem'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import type { SignedContent } from '@/lib/safe/signature/verifySignature'
import type { SafeView } from '@/lib/safe-view/safeView'
import { digestOf } from '@/lib/storage/digest'

export type KeptFor = {
  safe: Pick<SafeView, 'chainId' | 'address' | 'version' | 'owners'>
  /** What is shown and would be signed. */
  content: SignedContent
  kept: OwnerSignature
}

/** What a button says that only hands over what was signed before. */
export const delivery = {
  label: 'Deliver your signature',
  sentence: 'You signed this; the service has not taken it yet. Your wallet is not asked again.',
}

const staleTime = 15_000

/** Whether a signature that the browser keeps is an owner's of what is shown: the storage only claims it. */
export async function isKeptFor(client: PublicClient | undefined, { safe, content, kept }: KeptFor): Promise<boolean> {
  const { chainId, address, version, owners } = safe
  const account = { chainId, address, version }
  const { signedBy } = await verifyConfirmations(client, { account, ...content, confirmations: [kept], owners })
  return signedBy.length > 0
}

/** The result of `isKeptFor`, under a key that holds all that it judges. */
export function keptSignatureQuery(client: PublicClient | undefined, keptFor: KeptFor | undefined) {
  const { safe, content, kept } = keptFor ?? {}
  const digest = digestOf([safe?.address, safe?.version, safe?.owners, content, kept, client !== undefined])
  return queryOptions({
    queryKey: ['verification', 'keptSignature', safe?.chainId, digest] as const,
    queryFn: keptFor ? () => isKeptFor(client, keptFor) : skipToken,
    staleTime,
  })
}
