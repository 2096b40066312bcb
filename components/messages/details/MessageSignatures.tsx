import { SignatureList } from '@/components/safe/signatures/SignatureList'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { MessageVerification } from '@/lib/safe/verify/verifyMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './words'

type MessageSignaturesProps = {
  safe: SafeView
  /** Undefined when nobody has signed yet. */
  message: SafeMessage | undefined
  /** Undefined while it is being checked. */
  verification: MessageVerification | undefined
}

const nothingToCheck = { checks: [], signedBy: [] }

/** Which owners signed, whether each signature holds, and who has not signed yet. */
export function MessageSignatures({ safe, message, verification }: MessageSignaturesProps) {
  return (
    <SignatureList
      chainId={safe.chainId}
      owners={safe.owners}
      signers={
        message?.confirmations.map(({ owner: { value, name } }) => ({ address: value, serviceName: name })) ?? []
      }
      needed={safe.threshold}
      verification={message ? verification : nothingToCheck}
      pending={words.notChecked}
      isMissingClaimed={message !== undefined}
    />
  )
}
