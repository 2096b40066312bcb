import type { MessageResult } from '@/components/messages/sign/useMessageVerification'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'

type MessageVerdictProps = { safe: SafeView; result: MessageResult }

/** What checking found, in a word and a sentence. */
export function MessageVerdict({ safe, result }: MessageVerdictProps) {
  const { status, sentence } = doubtVerdict(result, safe.chain)
  return (
    <p>
      <VerificationBadge status={status} sentence={sentence} />
    </p>
  )
}
