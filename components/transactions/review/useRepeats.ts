import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hex } from 'viem'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Obstacle } from '@/lib/signing/obstacle'
import { needsConsent, type Repeat } from '@/lib/signing/transaction/repeats'
import { repeatsQuery } from '@/lib/signing/transaction/repeatsQuery'
import type { Review } from '@/lib/signing/transaction/review'
import type { CallSet } from '@/lib/signing/transaction/sameCalls'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

export type RepeatState = {
  repeats: readonly Repeat[]
  /** Why it is not known what is queued. */
  gap: unknown
  /** Whether something is asked before one can go on. */
  isAsked: boolean
  isAgreed: boolean
  /** The hashes of what was shown and shall happen all the same. */
  agreed: readonly Hex[]
  agree: (isAgreed: boolean) => void
  /** Why nothing can be begun; undefined when nothing hinders. */
  problem: Obstacle | undefined
}

const none: readonly Repeat[] = []

/**
 * What does the same as the transaction that is reviewed. Of one that is queued it is only told: whoever confirms it
 * begins nothing. The answer to the question holds for what was shown: for more, it is asked again.
 */
export function useRepeats(safe: SafeView, review: Review | undefined, isQueued: boolean): RepeatState {
  const [agreed, setAgreed] = useState<readonly Hex[]>([])
  const [seen] = useState(() => new Map<Hex, CallSet>())
  const { chainId, address, nonce } = safe
  const safeTxHash = review?.verification.hashes?.safeTxHash
  const input = review && safeTxHash && { transaction: review.transaction, safeTxHash }
  const ref = { chainId, address }
  const common = { gateway: appGateway, unfinished: unfinishedActs, ref, nextNonce: nonce, seen }
  const { data } = useQuery(repeatsQuery(input && { ...common, ...input }))
  const repeats = data?.repeats ?? none
  const open = isQueued ? none : repeats.filter(needsConsent)
  const isAgreed = open.every((repeat) => agreed.includes(repeat.safeTxHash))
  return {
    ...{ repeats, gap: data?.gap, agreed, isAgreed },
    isAsked: open.length > 0,
    agree: (isOn) => setAgreed(isOn ? open.map((repeat) => repeat.safeTxHash) : []),
    problem: isAgreed ? undefined : { code: 'repeated' },
  }
}
