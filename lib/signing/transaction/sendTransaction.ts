import { includesAddress } from '@/lib/format/address'
import { submitTransaction } from '@/lib/gateway/calls/submitTransaction'
import {
  createApproval,
  type ExecutionCall,
  isTiedToNonce,
  prepareExecution,
} from '@/lib/safe/execute/executeTransaction'
import type { FailedSending } from '@/lib/safe/execute/explainSending'
import { followSent, hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { ObstacleError } from '@/lib/signing/obstacle'
import type { ActDeps } from '@/lib/signing/runAct'
import { sendOnce } from '@/lib/signing/sendOnce'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import { type SentAct, type SentKey, subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { type Fresh, proposalOf, recheckNew, type TransactionAct } from './recheck'

/**
 * Sends the execution with the signatures that hold, and returns what was sent, which is kept in `unfinished`: follow it.
 * Throws ObstacleError while an earlier one may still come, NotExecutableError, and what `sendCall` throws.
 */
export function execute(deps: ActDeps, act: TransactionAct): Promise<SentAct> {
  return send(deps, act, subjectOf(act.ref, act.safeTxHash), ({ chain, review }) => {
    const { transaction, confirmations } = review
    const call = prepareExecution(chain, transaction, confirmations, act.account)
    const isHarmlessTwice = isTiedToNonce(call, act.account)
    return { kind: 'execute', call, isHarmlessTwice, execution: { state: chain, transaction } }
  })
}

/**
 * Sends the approval of the hash that was shown. Follow it like an execution, and then `reportApproval`. Throws
 * ObstacleError when the owner has signed meanwhile, and while an earlier approval may still come.
 */
export function approve(deps: ActDeps, act: TransactionAct): Promise<SentAct> {
  const of = { ...subjectOf(act.ref, act.safeTxHash), approver: act.account }
  return send(deps, act, of, ({ review }) => {
    if (includesAddress(review.verification.signedBy, act.account)) {
      throw new ObstacleError({ code: 'approvedMeanwhile' })
    }
    return { kind: 'approve', call: createApproval(act.ref.address, act.safeTxHash), isHarmlessTwice: true }
  })
}

/** Tells the service of an approval that the chain has: the other owners find the transaction there. */
export async function reportApproval(deps: ActDeps, act: TransactionAct, transaction: SafeTransaction): Promise<void> {
  const approval = { signer: act.account, signature: approvedHashSignature(act.account) }
  await submitTransaction(deps.gateway, act.ref, proposalOf(act, transaction, approval))
}

type Prepared = {
  kind: 'execute' | 'approve'
  call: ExecutionCall
  isHarmlessTwice: boolean
  execution?: FailedSending['execution']
}

function send(deps: ActDeps, act: TransactionAct, of: SentKey, prepare: (fresh: Fresh) => Prepared): Promise<SentAct> {
  return sendOnce(deps, {
    ...{ of, shown: act },
    look: async () => {
      const fresh = await recheckNew(deps, act)
      const { kind, isHarmlessTwice, ...sending } = prepare(fresh)
      await assertNothingMayCome(deps, of, isHarmlessTwice)
      const sinceBlock = Number(await deps.client.getBlockNumber())
      return { ...sending, sinceBlock, note: { ...createNote(act, kind, fresh.review.transaction), sinceBlock } }
    },
    onSent: (txHash, { sinceBlock }) => {
      const sent = { ...of, txHash, sentAt: Date.now(), sinceBlock }
      deps.unfinished.keepSent(sent)
      return sent
    },
  })
}

/** Of what the node forgot, it does no harm where taking both is none. */
async function assertNothingMayCome({ client, unfinished }: ActDeps, of: SentKey, isHarmlessTwice: boolean) {
  const earlier = unfinished.findSent(of)
  if (earlier) {
    const { state, slot } = await followSent(client, earlier)
    if (state === 'waiting' || state === 'overdue') throw new ObstacleError({ code: 'sent' })
    if (state === 'dropped' && slot && !isHarmlessTwice) throw new ObstacleError({ code: 'mayComeTwice' })
  }
  for (const { account } of unfinished.listAsked(of)) {
    if (await hasSomethingUnderWay(client, account)) throw new ObstacleError({ code: 'mayBeSent' })
  }
}
