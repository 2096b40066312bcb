import { getAddress } from 'viem'
import { type Check, compareValues } from '@/lib/safe/verify/verification'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ClaimedSafe } from '@/lib/wallet/parentSafe'

/** What the Safe's site says of the Safe beside what the chain says; nothing while the chain has not answered. */
export function compareGuest(claimed: ClaimedSafe, { chain }: SafeView): Check[] {
  if (!chain) return []
  const compare = (subject: string, ofChain: string, ofSite: string) =>
    compareValues(subject, ofChain, ofSite, [
      { code: 'siteSetting', setting: subject },
      { code: 'otherSiteSetting', setting: subject },
    ])
  return [
    compare('owners', sorted(chain.owners), sorted(claimed.owners)),
    compare('threshold', `${chain.threshold}`, `${claimed.threshold}`),
  ]
}

function sorted(addresses: readonly string[]): string {
  return addresses
    .map((address) => getAddress(address))
    .sort()
    .join(', ')
}
