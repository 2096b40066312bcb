import { VerificationBadge } from '@/components/chain/VerificationBadge'
import { doubtVerdict } from '@/lib/verify/accountDoubts'
import type { SafeView } from '@/lib/verify/safeView'
import type { MessageResult } from './useMessageVerification'

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
