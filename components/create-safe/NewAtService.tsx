import { useNewAtService } from '@/components/create-safe/model/useNewAtService'
import { SourceNotice } from '@/components/safe/layout/SourceNotice'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useReadingProgress } from '@/lib/safe-view/useReadingProgress'

type NewAtServiceProps = { safe: SafeRef }

/** Has the service hear of a new Safe, and says what keeps it from that: the Safe is there all the same. */
export function NewAtService({ safe }: NewAtServiceProps) {
  const { service, retry } = useNewAtService(safe)
  const reading = useReadingProgress(safe)
  const state = { safe: undefined, chain: seen, service, retry }
  return <SourceNotice safe={safe} state={state} reading={service.phase === 'answered' ? undefined : reading} />
}

/** The network has just shown the Safe. */
const seen = { phase: 'answered', updatedAt: 0, error: null } as const
