import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig, usePublicClient } from 'wagmi'
import { getAccount, getWalletClient } from 'wagmi/actions'
import { AppError, isUserRejection } from '@/lib/errors'
import { browserStorage } from '@/lib/query/browserStorage'
import { kit } from '@/lib/wallet/kit'
import type { PendingCreation } from './creation'
import { findCreation, saveCreation } from './pendingCreations'
import { sendCreation } from './sendCreation'

/**
 * Has the connected account send a creation, one at a time. What the wallet is asked is kept before it is asked, and the
 * transaction's hash as soon as there is one: a reload in between loses neither.
 */
export function useCreate(creation: PendingCreation) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const isRunning = useRef(false)
  const config = useConfig()
  const queries = useQueryClient()
  const client = usePublicClient({ chainId: creation.chainId })

  const create = async (account: Address) => {
    const storage = browserStorage
    if (isRunning.current || !storage) return
    isRunning.current = true
    setIsBusy(true)
    setError(undefined)
    try {
      if (!client) throw new AppError('This chain is not configured here.')
      if (findCreation(storage, creation)?.stage === 'sent') throw new AppError('Another tab has sent this already.')
      const wallet = await getWalletClient(config, { account })
      const current = () => {
        const { address, chainId } = getAccount(config)
        return { account: address, chainId }
      }
      const onAsk = () => saveCreation(storage, { ...creation, stage: 'asked' })
      const txHash = await sendCreation({ client, wallet, current, onAsk }, creation, account)
      saveCreation(storage, { ...creation, stage: 'sent', txHash, sentAt: Date.now() })
      kit.getState().actions?.addRecentTransaction({ hash: txHash, description: 'Create a Safe' })
    } catch (failure) {
      const isRefused = isUserRejection(failure)
      if (isRefused) saveCreation(storage, { ...creation, stage: 'review' })
      else setError(failure)
    } finally {
      isRunning.current = false
      setIsBusy(false)
      queries.invalidateQueries({ queryKey: ['verification', 'creationReview', creation.chainId] })
    }
  }
  return { isBusy, error, create }
}
