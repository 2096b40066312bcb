import { readAddressOf } from '@/lib/chain/chainReads'
import { isName } from '@/lib/chain/receiverQuery'
import { nameless } from '@/lib/chain/words'
import { nameChain } from '@/lib/config/chain'
import { describeError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parsePastedSafe, UnknownChainError } from './safeFromLink'

/** The Safe that a person typed, by its address, a link to it or a name for it; else the sentence that says what is wrong. */
export async function findTypedSafe(text: string, chainId: number): Promise<SafeRef | string> {
  const typed = text.trim()
  try {
    if (!nameChain || !isName(typed)) return parsePastedSafe(typed, chainId)
    const address = await readAddressOf(typed, nameChain.id)
    return address ? { chainId, address } : nameless
  } catch (error) {
    return error instanceof UnknownChainError ? `${describeError(error)} ${error.details}` : describeError(error)
  }
}
