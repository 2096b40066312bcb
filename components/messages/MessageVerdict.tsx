import { VerificationBadge } from '@/components/chain/VerificationBadge'
import type { MessageResult } from './useMessageVerification'

type MessageVerdictProps = { result: MessageResult }

/** What checking found, in a word and a sentence. */
export function MessageVerdict({ result: { status, sentence } }: MessageVerdictProps) {
  return (
    <p>
      <VerificationBadge status={status} sentence={sentence} />
    </p>
  )
}
