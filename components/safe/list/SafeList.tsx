import type { Address } from 'viem'
import { Panel } from '@/components/ui/Panel'
import { hasService, publicEnv } from '@/lib/config/publicEnv'
import { useMySafes } from '@/lib/needs-you/useMySafes'
import { ChainSafes } from './ChainSafes'
import { RecentSafes } from './RecentSafes'
import * as words from './words'

type SafeListProps = { owner: Address | undefined }

/**
 * The user's Safes, each once: on each chain those that the connected account owns, then what else was pinned or looked at. A
 * chain that fails takes nothing from the others.
 */
export function SafeList({ owner }: SafeListProps) {
  const { owned } = useMySafes(owner)
  return (
    <Panel title={words.yourSafes}>
      {hasService &&
        owner &&
        publicEnv.chains.map((chain) => <ChainSafes key={chain.id} chain={chain} owner={owner} />)}
      <RecentSafes owned={owned} />
    </Panel>
  )
}
