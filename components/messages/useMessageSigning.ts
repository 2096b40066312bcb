import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useAccount, useConfig, usePublicClient } from 'wagmi'
import { getWalletClient } from 'wagmi/actions'
import { unfinishedActs } from '@/lib/act/unfinishedActs'
import { AppError, isUserRejection } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/appGateway'
import { messageKeys } from '@/lib/gateway/messageQueries'
import type { SafeMessageHashes } from '@/lib/safe/messageHash'
import type { MessageTypedData } from '@/lib/safe/typedMessage'
import type { SafeView } from '@/lib/verify/safeView'
import { deliverSignature, findKeptSignature } from './deliverSignature'
import { readFinishedSignature } from './readFinishedSignature'
import { signAsOwner } from './signAsOwner'
import type { MessageSigner } from './useMessageSigners'

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
  const { chainId, version } = safe
  const client = usePublicClient({ chainId })
  const isBusy = useRef(false)
  const [isSigned, setIsSigned] = useState(false)

  const obtain = async (signer: MessageSigner, shown: SafeMessageHashes) => {
    if (!address) throw new AppError('No account is connected.')
    // What the gateway did not take the last time is handed over without asking the wallet again.
    const kept = await findKeptSignature(client, unfinishedActs, { safe, hashes: shown, signer: signer.owner })
    if (kept) return kept
    const wallet = await getWalletClient(config, { chainId, account: address })
    const account = { address: safe.address, chainId, version }
    return signAsOwner({ wallet, client, signer: address, account, message, hashes: shown }, signer)
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (signer: MessageSigner) => {
      if (!hashes) throw new AppError('The hash of this message cannot be computed.')
      const { safeMessageHash: messageHash } = hashes
      const signature = await obtain(signer, hashes)
      setIsSigned(true)
      const deps = { queryClient, gateway: appGateway, unfinished: unfinishedActs }
      await deliverSignature(deps, { safe, message, messageHash, signature })
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
