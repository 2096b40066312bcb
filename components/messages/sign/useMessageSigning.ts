import { useQueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useAccount } from 'wagmi'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { messageKeys } from '@/lib/gateway/queries/messageQueries'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readFinishedSignature } from '@/lib/signing/message/readFinishedSignature'
import { signMessage } from '@/lib/signing/message/signMessage'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import { useAct } from '@/lib/signing/useAct'

type OnSigned = (result: { messageHash: Hex; signature?: Hex }) => void

type ShownMessage = { safe: SafeView; message: string | MessageTypedData; hashes: SafeMessageHashes | undefined }

/** Signs a message with the connected account and hands the signature to the gateway, once however often it is asked. */
export function useMessageSigning({ safe, message, hashes }: ShownMessage, onSigned: OnSigned) {
  const queries = useQueryClient()
  const { address: account } = useAccount()
  const { state, perform } = useAct<'message', object>(safe)
  const sign = (signer: MessageSigner) => {
    if (!hashes || !account) return
    const { safeMessageHash: messageHash } = hashes
    const queryKey = messageKeys.message(appGateway, safe.chainId, messageHash)
    perform({
      ...{ kind: 'message', account },
      run: async (deps) => {
        const refresh = () => queries.invalidateQueries({ queryKey })
        await signMessage(deps, { safe, account, message, hashes }, signer).catch((error: unknown) => {
          void refresh()
          throw error
        })
        // The signature is kept already: what cannot be read now is read and said by the page.
        const signature = await readFinishedSignature(queries, deps, safe, messageHash).catch(() => undefined)
        await refresh()
        onSigned({ messageHash, ...(signature && { signature }) })
        return {}
      },
    })
  }
  return { state, sign }
}
