import { OwnerSafeHashes } from './OwnerSafeHashes'
import { SignerChoice } from './SignerChoice'
import type { useMessageConfirmation } from './useMessageConfirmation'

type SignerPartProps = { confirmation: ReturnType<typeof useMessageConfirmation> }

/** As which owner to sign, where there is a choice, and what the wallet shows of an owner that is a Safe. */
export function SignerPart({ confirmation }: SignerPartProps) {
  const { safe, hashes, open, signer, choose, obstacle } = confirmation
  return (
    <>
      {open.length > 1 && (
        <SignerChoice chainId={safe.chainId} signers={open} chosen={signer?.owner} onChoose={choose} />
      )}
      {!obstacle && hashes && signer?.ownerSafe && (
        <OwnerSafeHashes safe={safe} hashes={hashes} ownerSafe={signer.ownerSafe} />
      )}
    </>
  )
}
