import { CountBadge } from '@/components/ui/list/CountBadge'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useNeedsYouOf } from '@/lib/needs-you/useNeedsYouOf'
import * as words from './words'

type WaitingCountProps = { safe: SafeRef }

/** How many proposals of a Safe need the connected account; nothing for none, or where that is not known. */
export function WaitingCount({ safe }: WaitingCountProps) {
  const count = useNeedsYouOf(safe)
  return <CountBadge count={count} label={words.needYou(count)} />
}
