import type { Address } from 'viem'
import { useAct } from '@/lib/signing/useAct'
import { browserStorage } from '@/lib/storage/browserStorage'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import type { PendingCreation } from './creation'
import { sendCreation } from './sendCreation'
import * as words from './words'

/** Has the connected account send a creation, one at a time; `sendCreation` keeps what becomes of it. */
export function useCreate(creation: PendingCreation) {
  const { state, perform } = useAct<'create', object>(creation)
  const create = (account: Address) =>
    perform({
      ...{ kind: 'create', account },
      run: async (deps) => {
        const txHash = await sendCreation({ ...deps, storage: browserStorage }, creation, account)
        walletDialogs.getState().actions?.addRecentTransaction({ hash: txHash, description: words.createSafe })
        return { txHash }
      },
    })
  return { state, create }
}
