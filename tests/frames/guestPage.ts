import type { Hex } from 'viem'
import { followSafeTransaction, type SafeTransactionProgress } from '@/lib/safe-apps/host/followTransaction'
import { isFramed } from '@/lib/wallet/framing'
import { type ClaimedSafe, detectParentSafe, type ParentSafe } from '@/lib/wallet/parentSafe'

declare global {
  var guestPage: {
    isFramed: () => boolean
    detect: (allowedOrigins: string[], timeoutMs?: number) => Promise<ClaimedSafe | undefined>
    follow: (safeTxHash: Hex) => Promise<SafeTransactionProgress[]>
    canStore: () => boolean
  }
}

let parentSafe: ParentSafe | undefined

globalThis.guestPage = {
  isFramed,
  detect: async (allowedOrigins, timeoutMs) => {
    parentSafe = await detectParentSafe({ allowedOrigins, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
    return parentSafe?.safe
  },
  follow: async (safeTxHash) => {
    if (parentSafe === undefined) throw new Error('There is no Safe')
    const seen: SafeTransactionProgress[] = []
    const last = await followSafeTransaction(parentSafe.sdk, safeTxHash, {
      intervalMs: 10,
      onProgress: (progress) => seen.push(progress),
    })
    return [...seen, last]
  },
  canStore: () => {
    try {
      return localStorage.length >= 0
    } catch {
      return false
    }
  },
}
