import { AppError } from '@/lib/errors'
import { hashSafeMessage, type SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'

/** The hashes of a message as it is shown, or why they cannot be computed: then it cannot be signed either. */
export function hashShownMessage(
  { address, chainId, version }: SafeView,
  message: string | MessageTypedData,
): { hashes: SafeMessageHashes | undefined; problem: AppError | undefined } {
  try {
    return { hashes: hashSafeMessage({ address, chainId, version }, message), problem: undefined }
  } catch (error) {
    if (error instanceof AppError) return { hashes: undefined, problem: error }
    throw error
  }
}
