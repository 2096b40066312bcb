import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Hex } from 'viem'
import { useAccount, useConfig, usePublicClient } from 'wagmi'
import { getWalletClient } from 'wagmi/actions'
import { AppError, isUserRejection } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/appGateway'
import { messageKeys } from '@/lib/gateway/messageQueries'
import type { OwnerSignature } from '@/lib/safe/joinSignatures'
import type { SafeMessageHashes } from '@/lib/safe/messageHash'
import type { MessageTypedData } from '@/lib/safe/typedMessage'
import type { SafeView } from '@/lib/verify/safeView'
import { readFinishedSignature } from './readFinishedSignature'
import { signAsOwner } from './signAsOwner'
import { submitSignature } from './submitSignature'
import type { MessageSigner } from './useMessageSigners'

export type MessageSigning = {
  sign: (signer: MessageSigner) => void
  isRunning: boolean
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
  // When the gateway fails, the next try sends this instead of asking the wallet again.
  const kept = useRef<OwnerSignature & { hash: string }>(undefined)

  const obtain = async (signer: MessageSigner, shown: SafeMessageHashes) => {
    if (!address) throw new AppError('No account is connected.')
    const { safeMessageHash: hash } = shown
    if (kept.current?.hash === hash && kept.current.signer === signer.owner) return kept.current
    const wallet = await getWalletClient(config, { chainId, account: address })
    const account = { address: safe.address, chainId, version }
    const signature = await signAsOwner({ wallet, client, signer: address, account, message, hashes: shown }, signer)
    kept.current = { ...signature, hash }
    return signature
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (signer: MessageSigner) => {
      if (!hashes) throw new AppError('The hash of this message cannot be computed.')
      const { safeMessageHash: messageHash } = hashes
      const { signer: owner, signature } = await obtain(signer, hashes)
      const submission = { safe, message, messageHash, signature: { signer: owner, signature } }
      await submitSignature(queryClient, appGateway, submission)
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
    mutate(signer)
  }
  return { sign, isRunning: isPending, error: error && !isUserRejection(error) ? error : undefined }
}
