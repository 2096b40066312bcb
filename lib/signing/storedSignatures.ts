import type { Address } from 'viem'
import { isAddressEqual } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import type { SignedContent } from '@/lib/safe/signature/verifySignature'
import type { SafeView } from '@/lib/safe-view/safeView'

/** What owners sign, and the Safe that is to take their signatures. */
export type Signable = {
  safe: Pick<SafeView, 'chainId' | 'address' | 'version' | 'owners'>
  content: SignedContent
}

/** What the service has of it now; `unknown` when it did not answer. Its signatures are only claimed. */
export type Stored = { state: 'there' | 'missing' | 'unknown'; confirmations: readonly OwnerSignature[] }

/** What the service does not list. */
export const notStored: Stored = { state: 'missing', confirmations: [] }

/** What a question to the service says of what it has. Throws nothing that the service causes. */
export async function readStored(read: () => Promise<readonly OwnerSignature[]>): Promise<Stored> {
  try {
    return { state: 'there', confirmations: await read() }
  } catch (error) {
    const isMissing = error instanceof GatewayError && error.status === 404
    return { state: isMissing ? 'missing' : 'unknown', confirmations: [] }
  }
}

/** Whether one of the signatures is this owner's, and holds. */
export async function isSigned(
  client: ReadClient | undefined,
  signable: Signable,
  signer: Address,
  confirmations: readonly OwnerSignature[],
): Promise<boolean> {
  const own = confirmations.filter((confirmation) => isAddressEqual(confirmation.signer, signer))
  return (await listSigners(client, signable, own)).length > 0
}

/** The owners of whom one of the signatures holds. */
export async function listSigners(
  client: ReadClient | undefined,
  { safe, content }: Signable,
  confirmations: readonly OwnerSignature[],
): Promise<Address[]> {
  if (confirmations.length === 0) return []
  const { chainId, address, version, owners } = safe
  const account = { chainId, address, version }
  return (await verifyConfirmations(client, { account, ...content, confirmations, owners })).signedBy
}
