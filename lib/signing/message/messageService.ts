import type { Hex } from 'viem'
import { hasService } from '@/lib/config/publicEnv'
import { confirmMessage } from '@/lib/gateway/calls/confirmMessage'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import type { Gateway } from '@/lib/gateway/client/client'
import { readMessage } from '@/lib/gateway/queries/messageQueries'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Service } from '@/lib/signing/runAct'
import { readStored } from '@/lib/signing/storedSignatures'
import { formatMessageContent } from './contentText'
import { findHeld, holdMessage } from './heldMessages'
import { readStoredMessage } from './readStoredMessage'

type OfMessage = { safe: SafeView; message: string | MessageTypedData; hash: Hex }

/** What takes the signatures under a message: the gateway, or where there is none this browser, to be handed on. */
export function messageService(gateway: Gateway, { safe, message, hash }: OfMessage): Service {
  const { chainId, address } = safe
  const ref = { chainId, address }
  return {
    read: () =>
      readStored(async () => {
        const stored = hasService ? await readMessage(gateway, chainId, hash) : findHeld(safe, hash)
        const confirmations = stored?.confirmations ?? []
        return confirmations.map((given) => ({ signer: given.owner.value, signature: given.signature }))
      }),
    submit: async (signed, isThere) => {
      if (!hasService) return holdMessage({ ...ref, hash }, formatMessageContent(message), [signed])
      const { signature } = signed
      // A second proposal would be refused.
      const isListed = isThere ?? (await readStoredMessage(gateway, chainId, hash)) !== null
      if (isListed) await confirmMessage(gateway, chainId, hash, signature)
      else await proposeMessage(gateway, ref, { message, signature })
    },
  }
}
