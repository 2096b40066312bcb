import { deleteTransaction, deletionTypedData } from '@/lib/gateway/calls/deleteTransaction'
import { type ActDeps, runAct } from '@/lib/signing/runAct'
import { isRefused } from '@/lib/signing/undelivered'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import { subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { readStoredTransaction, recheck, type TransactionAct } from './recheck'

/**
 * Has the proposer sign that the service shall forget the transaction. Where its answer is lost, what it lists then
 * counts. Throws GatewayError, and what `recheck` and the wallet throw.
 */
export function deleteProposal(deps: ActDeps, act: TransactionAct): Promise<void> {
  const { client, gateway, wallet, unfinished } = deps
  const { ref, account, safeTxHash } = act
  return runAct(deps, {
    of: { ...subjectOf(ref, safeTxHash), approver: account },
    shown: act,
    recheck: async () => createNote(act, 'delete', (await recheck(client, act, deps.current)).review.transaction),
    ask: (ask, note) => ask(() => wallet.signTypedData({ account, ...deletionTypedData(ref, safeTxHash) }), note),
    keep: (_, note) => unfinished.advanceNote(note, 'answered'),
    deliver: async (signature, note) => {
      try {
        await deleteTransaction(gateway, ref.chainId, safeTxHash, signature)
      } catch (error) {
        if (isRefused(error)) unfinished.dropNote(note)
        if (isRefused(error) || (await readStoredTransaction(deps, act)).state !== 'missing') throw error
      }
      unfinished.advanceNote(note, 'done')
    },
  })
}
