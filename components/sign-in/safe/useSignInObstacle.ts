import { useAccount } from 'wagmi'
import {
  describeDistrust,
  describeSilence,
  describeStranger,
  type Obstacle,
} from '@/components/messages/sign/describeObstacle'
import { isKnownVersion } from '@/lib/safe/account/version'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { useMessageSigners } from '@/lib/signing/message/useMessageSigners'

/** Why nobody, or not the connected account, can sign in as the Safe; undefined when it can. */
export function useSignInObstacle(safe: SafeView): Obstacle | undefined {
  const { address } = useAccount()
  const { signers, isLoading } = useMessageSigners(safe, address)
  const trust = useAccountTrust(safe)
  if (safe.source !== 'chain') return describeSilence(safe)
  if (!trust.mayAct) return describeDistrust(trust)
  if (!isKnownVersion(safe.version)) {
    return { kind: 'stop', reason: 'How a Safe of this version signs messages is not known here.' }
  }
  if (!safe.fallbackHandler) {
    const reason = 'This Safe has no fallback handler, so its contract cannot say what its owners signed.'
    return { kind: 'stop', reason }
  }
  if (!address) return { kind: 'connect', reason: 'Connect the wallet of an owner first.' }
  return signers.length > 0 ? undefined : describeStranger(isLoading)
}
