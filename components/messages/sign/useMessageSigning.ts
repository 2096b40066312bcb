import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useAccount, useConfig, usePublicClient } from 'wagmi'
import { getAccount, getWalletClient } from 'wagmi/actions'
import { AppError, isUserRejection } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { messageKeys } from '@/lib/gateway/queries/messageQueries'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readFinishedSignature } from '@/lib/signing/message/readFinishedSignature'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { signAndDeliver } from './signMessage'

export type MessageSigning = {
  sign: (signer: MessageSigner) => void
  isRunning: boolean
  /** The wallet has answered, or was not asked: only the gateway is still to take the signature. */
  isSigned: boolean
  /** Undefined also after the person refused: that is no failure. */
  error: Error | undefined
}

type OnSigned = (result: { messageHash: Hex; signature?: Hex }) => void

type SignedMessage = { safe: SafeView; message: string | MessageTypedData; hashes: SafeMessageHashes | undefined }

/** Signs a message with the connected account and hands the signature to the gateway, once however often it is asked. */
export function useMessageSigning({ safe, message, hashes }: SignedMessage, onSigned: OnSigned): MessageSigning {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address } = useAccount()
  const { chainId } = safe
  const client = usePublicClient({ chainId })
  const isBusy = useRef(false)
  const [isSigned, setIsSigned] = useState(false)

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (signer: MessageSigner) => {
      if (!hashes) throw new AppError('The hash of this message cannot be computed.')
      if (!address) throw new AppError('No account is connected.')
      if (!client) throw new AppError('This chain is not configured.')
      const { safeMessageHash: messageHash } = hashes
      const deps = {
        ...{ client, queryClient, gateway: appGateway, unfinished: unfinishedActs },
        getWallet: () => getWalletClient(config, { chainId, account: address }),
        current: () => {
          const now = getAccount(config)
          return { account: now.address, chainId: now.chainId }
        },
      }
      await signAndDeliver(deps, { safe, account: address, message, hashes }, signer, () => setIsSigned(true))
      queryClient.invalidateQueries({ queryKey: messageKeys.list(appGateway, safe) })
      // The signature is kept already: what cannot be read now is read and said by the page.
      const finished = await readFinishedSignature(queryClient, client, safe, messageHash).catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey: messageKeys.message(appGateway, chainId, messageHash) })
      return { messageHash, ...(finished && { signature: finished }) }
    },
    onSuccess: onSigned,
    onSettled: () => {
      isBusy.current = false
    },
  })
  const sign = (signer: MessageSigner) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSigned(false)
    mutate(signer)
  }
  return { sign, isRunning: isPending, isSigned, error: error && !isUserRejection(error) ? error : undefined }
}
