import { CountBadge } from '@/components/ui/list/CountBadge'
import { useNeedsYou } from '@/lib/needs-you/useNeedsYou'
import * as words from './words'

/** How much needs the connected account, in all its Safes; nothing for none. */
export function NeedsYouBadge() {
  const { count } = useNeedsYou()
  return <CountBadge count={count} label={words.needsYou(count)} />
}
