import { useQueryClient } from '@tanstack/react-query'
import { assertOwnFile } from '@/components/transactions/review/fileRequest'
import { useReadClient } from '@/lib/chain/useReadClient'
import { AppError } from '@/lib/errors'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { HashApproval } from '@/lib/safe/signature/hashApprovals'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { givenQuery, verifyGiven } from '@/lib/signing/transaction/givenApproval'
import { unknownChain } from '@/lib/signing/words'

/**
 * Takes what another owner handed on as the transaction that an approval of this Safe signs; what it is said to be does
 * not count. Throws AppError when it is not that transaction: then nothing is taken.
 */
export function useGiveTransaction(safe: SafeView) {
  const { chainId } = safe
  const client = useReadClient({ chainId })
  const known = useKnownAddresses(safe)
  const queries = useQueryClient()
  return async (approval: HashApproval, file: TransactionFile): Promise<void> => {
    if (!client) throw new AppError(unknownChain)
    assertOwnFile({ chainId, address: approval.safe }, file)
    const { transaction } = file
    const approved = await verifyGiven({ client, chainId, approval, known, transaction })
    queries.setQueryData(givenQuery({ chainId, approval, known }).queryKey, approved)
  }
}
