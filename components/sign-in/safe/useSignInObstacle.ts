import { useAccount } from 'wagmi'
import { isKnownVersion } from '@/lib/safe/account/version'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { useMessageSigners } from '@/lib/signing/message/useMessageSigners'
import { findDistrust, findSilence, type Obstacle } from '@/lib/signing/obstacle'

/** Why nobody, or not the connected account, can sign in as the Safe; undefined when it can. */
export function useSignInObstacle(safe: SafeView): Obstacle | undefined {
  const { address } = useAccount()
  const { signers, isLoading } = useMessageSigners(safe, address)
  const distrust = findDistrust(useAccountTrust(safe))
  if (safe.source !== 'chain') return findSilence(safe.phases.chain)
  if (distrust) return distrust
  if (!isKnownVersion(safe.version)) return { code: 'unknownVersion' }
  if (!safe.fallbackHandler) return { code: 'noHandler' }
  if (!address) return { code: 'noWallet' }
  if (signers.length > 0) return undefined
  return { code: isLoading ? 'checking' : 'notOwner' }
}
