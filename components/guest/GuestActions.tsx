import { useState } from 'react'
import type { Hex } from 'viem'
import { Panel } from '@/components/ui/Panel'
import { useGuestAssets } from '@/lib/safe-apps/guest/useGuestAssets'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import styles from './GuestActions.module.css'
import { GuestBalances } from './GuestBalances'
import { GuestBatchForm } from './GuestBatchForm'
import { GuestMessageForm } from './GuestMessageForm'
import { GuestTransaction } from './GuestTransaction'
import * as words from './words'

type GuestActionsProps = { parent: ParentSafe; safe: SafeView }

/** What a Safe does from here: pays, signs, and follows what it has proposed. */
export function GuestActions({ parent, safe }: GuestActionsProps) {
  const holdings = useGuestAssets(parent, safe)
  const [proposals, setProposals] = useState<Hex[]>([])
  const handleSent = (hash: Hex) => setProposals((known) => [hash, ...known.filter((other) => other !== hash)])
  return (
    <>
      <GuestBalances holdings={holdings} />
      <GuestBatchForm sdk={parent.sdk} safe={safe} assets={holdings.assets} onSent={handleSent} />
      {proposals.length > 0 && (
        <Panel title={words.proposedFromHere}>
          <ul className={styles.proposals}>
            {proposals.map((hash) => (
              <li key={hash}>
                <GuestTransaction sdk={parent.sdk} safe={safe} safeTxHash={hash} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <GuestMessageForm sdk={parent.sdk} safe={safe} />
    </>
  )
}
