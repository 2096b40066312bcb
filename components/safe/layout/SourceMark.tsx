import { VerificationMark } from '@/components/verification/VerificationMark'
import { describeSource } from '@/lib/safe-view/factSource'
import type { SafeView } from '@/lib/safe-view/safeView'

type SourceMarkProps = { safe: SafeView; subject?: string | undefined }

/** That the other source of a fact has not answered yet: one sign, with whose word the fact is until then. */
export function SourceMark({ safe, subject }: SourceMarkProps) {
  const { status, text } = describeSource(safe, subject)
  return status === 'loading' && <VerificationMark status={status} sentence={text} />
}
