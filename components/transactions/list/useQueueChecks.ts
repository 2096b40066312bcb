import { useEffect, useMemo, useState } from 'react'
import type { Check } from '@/lib/safe/verify/verification'
import { type QueueItem, verifyQueue } from '@/lib/safe/verify/verifyQueue'
import type { SafeView } from '@/lib/safe-view/safeView'
import { browserStorage } from '@/lib/storage/browserStorage'
import { recallQueue, rememberQueue } from '@/lib/verify/seenQueue'

export type QueueChecks = {
  checks: readonly Check[]
  isWrong: boolean
  hasMissing: boolean
  forgetMissing: () => void
}

/**
 * What is wrong with a queue as a whole. What was listed before and is missing is said again until it is forgotten on
 * purpose or its nonce is used; missing it can only be when the list `isComplete`. A list that `isTrusted` is remembered.
 */
export function useQueueChecks(
  safe: SafeView,
  items: readonly QueueItem[],
  { isComplete, isTrusted }: { isComplete: boolean; isTrusted: boolean },
): QueueChecks {
  const { chainId, address, nonce } = safe
  const [remembered, setRemembered] = useState(() => recallQueue(browserStorage, { chainId, address }))
  const missing = useMemo(() => listMissing(remembered, items, nonce), [remembered, items, nonce])
  const checks = useMemo(
    () => verifyQueue(nonce, items, isComplete ? missing : []),
    [nonce, items, isComplete, missing],
  )
  useEffect(() => {
    if (!isComplete || !isTrusted) return
    const seen = [...items, ...missing]
    rememberQueue(browserStorage, { chainId, address }, seen)
    setRemembered((before) => (isSame(before, seen) ? before : seen))
  }, [isComplete, isTrusted, items, missing, chainId, address])
  const forgetMissing = () => {
    rememberQueue(browserStorage, { chainId, address }, items)
    setRemembered([...items])
  }
  const isWrong = checks.some(({ status }) => status === 'mismatch')
  return { checks, isWrong, hasMissing: isComplete && missing.length > 0, forgetMissing }
}

function listMissing(remembered: readonly QueueItem[], items: readonly QueueItem[], nextNonce: bigint): QueueItem[] {
  const listed = new Set(items.map(({ safeTxHash }) => safeTxHash.toLowerCase()))
  return remembered.filter(({ nonce, safeTxHash }) => nonce >= nextNonce && !listed.has(safeTxHash.toLowerCase()))
}

function isSame(before: readonly QueueItem[], now: readonly QueueItem[]): boolean {
  return before.length === now.length && before.every(({ safeTxHash }, index) => now[index]?.safeTxHash === safeTxHash)
}
