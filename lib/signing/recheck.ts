import { type Address, isAddressEqual } from 'viem'
import { dropBegunCalls } from '@/lib/chain/begunCalls'
import type { ReadClient } from '@/lib/chain/readClient'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { type Obstacle, ObstacleError, sayObstacle } from './obstacle'

/** The wallet as it is at this moment. */
export type CurrentWallet = { account: Address | undefined; chainId: number | undefined }

/** Who is asked, and the Safe as it was shown. */
export type ShownSafe = { ref: SafeRef; account: Address; chain: SafeState }

/**
 * Reads the Safe again, before a wallet is asked and after it answered. Throws ObstacleError when account, chain,
 * owners, threshold or contract are not those that were shown; ChainUnavailableError when the chain does not answer.
 */
export async function recheckSafe(
  client: ReadClient,
  shown: ShownSafe,
  current: () => CurrentWallet,
): Promise<SafeState> {
  assertWallet(shown, current())
  dropBegunCalls()
  const chain = await readSafe(client, shown.ref.address)
  const change = findSafeChange(shown.chain, chain)
  if (change) throw new ObstacleError(change)
  assertWallet(shown, current())
  return chain
}

/** The same of a Safe among the owners that is signed for: it has owners and a threshold of its own. */
export async function recheckOwnerSafe(client: ReadClient, ownerSafe: SafeState | undefined): Promise<void> {
  const change = ownerSafe && findSafeChange(ownerSafe, await readSafe(client, ownerSafe.address))
  if (change) throw new ObstacleError({ code: 'ofOwnerSafe', change: sayObstacle(change) })
}

/** Throws ObstacleError unless the wallet still has the account and the chain that were shown. */
export function assertWallet({ account, ref }: Pick<ShownSafe, 'account' | 'ref'>, current: CurrentWallet): void {
  const isSame = current.account && isAddressEqual(current.account, account)
  if (!isSame) throw new ObstacleError({ code: 'accountChanged' })
  if (current.chainId !== ref.chainId) throw new ObstacleError({ code: 'chainChanged' })
}

/** What of a Safe is not as it was shown; undefined where all of it is. */
export function findSafeChange(shown: SafeState, now: SafeState): Obstacle | undefined {
  if (now.threshold !== shown.threshold) {
    return { code: 'thresholdChanged', now: now.threshold, shown: shown.threshold }
  }
  const isOwner = isAmong(now.owners)
  const gone = shown.owners.find((owner) => !isOwner(owner))
  if (gone) return { code: 'ownerRemoved', owner: gone }
  if (now.owners.length !== shown.owners.length) return { code: 'ownerAdded' }
  const isOther = now.version !== shown.version || now.codeHash !== shown.codeHash
  const isOtherContract = isOther || !isAddressEqual(now.singleton, shown.singleton)
  return isOtherContract ? { code: 'contractChanged' } : undefined
}
