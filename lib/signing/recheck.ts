import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'

/** What was shown is not what is so now: nothing was signed or sent. The message says what changed. */
export class ChangedMeanwhileError extends AppError {
  override name = 'ChangedMeanwhileError'
}

/** The wallet as it is at this moment. */
export type CurrentWallet = { account: Address | undefined; chainId: number | undefined }

/** Who is asked, and the Safe as it was shown. */
export type ShownSafe = { ref: SafeRef; account: Address; chain: SafeState }

/**
 * Reads the Safe again, before a wallet is asked and after it answered. Throws ChangedMeanwhileError when account, chain,
 * owners, threshold or contract are not those that were shown; ChainUnavailableError when the chain does not answer.
 */
export async function recheckSafe(
  client: PublicClient,
  shown: ShownSafe,
  current: () => CurrentWallet,
): Promise<SafeState> {
  assertWallet(shown, current())
  const chain = await readSafe(client, shown.ref.address)
  const change = findSafeChange(shown.chain, chain)
  if (change) throw new ChangedMeanwhileError(change)
  assertWallet(shown, current())
  return chain
}

/** Throws ChangedMeanwhileError unless the wallet still has the account and the chain that were shown. */
export function assertWallet({ account, ref }: Pick<ShownSafe, 'account' | 'ref'>, current: CurrentWallet): void {
  if (!current.account || !isAddressEqual(current.account, account)) {
    throw new ChangedMeanwhileError('The wallet has another account now. Nothing was sent.')
  }
  if (current.chainId !== ref.chainId) {
    throw new ChangedMeanwhileError('The wallet is on another chain now. Nothing was sent.')
  }
}

/** What of a Safe is not as it was shown, in a sentence; undefined where all of it is. */
export function findSafeChange(shown: SafeState, now: SafeState): string | undefined {
  if (now.threshold !== shown.threshold) {
    return `The Safe needs ${now.threshold} signatures now, not ${shown.threshold}. Look again before you go on.`
  }
  const gone = shown.owners.find((owner) => !now.owners.some((other) => isAddressEqual(other, owner)))
  if (gone) return `${gone} was removed from the owners meanwhile. Look again before you go on.`
  if (now.owners.length !== shown.owners.length) return 'An owner was added meanwhile. Look again before you go on.'
  const isOther = now.version !== shown.version || now.codeHash !== shown.codeHash
  const isOtherContract = isOther || !isAddressEqual(now.singleton, shown.singleton)
  return isOtherContract ? 'The contract of the Safe was changed meanwhile. Look again before you go on.' : undefined
}
