import type { Address } from 'viem'
import { Panel } from '@/components/ui/Panel'
import { publicEnv } from '@/lib/config/publicEnv'
import { ChainSafes } from './ChainSafes'
import * as words from './words'

type SafeListProps = { owner: Address }

/** The Safes that the connected account owns, chain by chain: one that fails takes nothing from the others. */
export function SafeList({ owner }: SafeListProps) {
  return (
    <Panel title={words.yourSafes}>
      {publicEnv.chains.map((chain) => (
        <ChainSafes key={chain.id} chain={chain} owner={owner} />
      ))}
    </Panel>
  )
}
