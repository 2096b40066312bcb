import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig, usePublicClient } from 'wagmi'
import { getAccount, getWalletClient } from 'wagmi/actions'
import { AppError, isUserRejection } from '@/lib/errors'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'
import { kit } from '@/lib/wallet/kit'
import type { PendingCreation } from './creation'
import { sendCreation } from './sendCreation'

/** Has the connected account send a creation, one at a time; `sendCreation` keeps what becomes of it. */
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
      const wallet = await getWalletClient(config, { account })
      const current = () => {
        const { address, chainId } = getAccount(config)
        return { account: address, chainId }
      }
      const deps = { client, wallet, current, storage, unfinished: unfinishedActs }
      const txHash = await sendCreation(deps, creation, account)
      kit.getState().actions?.addRecentTransaction({ hash: txHash, description: 'Create a Safe' })
    } catch (failure) {
      if (!isUserRejection(failure)) setError(failure)
    } finally {
      isRunning.current = false
      setIsBusy(false)
      queries.invalidateQueries({ queryKey: ['verification', 'creationReview', creation.chainId] })
    }
  }
  return { isBusy, error, create }
}
