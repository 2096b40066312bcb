import { includesAddress } from '@/lib/format/address'
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
import { ChangedMeanwhileError } from '@/lib/signing/recheck'
import type { ActDeps } from '@/lib/signing/runAct'
import { sendOnce } from '@/lib/signing/sendOnce'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import { type SentAct, type SentKey, subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { type Fresh, recheckNew, type TransactionAct } from './recheck'
import { submit } from './service'

const mayBeSent =
  'A wallet was asked for this before, and its account has a transaction under way, which may be this one: wait until ' +
  'the chain has taken it.'
const sentAlready =
  'It was sent already, perhaps in another tab, and the chain may still take it: wait, or raise its fee or cancel it in your wallet.'
const mayComeTwice =
  'What was sent before is forgotten by the chain, but may still come, and would execute this a second time. Cancel it ' +
  'in your wallet, or send anything else from this account: that takes its place.'

/**
 * Sends the execution with the signatures that hold, and returns what was sent, which is kept in `unfinished`: follow it.
 * Throws ChangedMeanwhileError while an earlier one may still come, NotExecutableError, and what `sendCall` throws.
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
 * ChangedMeanwhileError when the owner has signed meanwhile, and while an earlier approval may still come.
 */
export function approve(deps: ActDeps, act: TransactionAct): Promise<SentAct> {
  const of = { ...subjectOf(act.ref, act.safeTxHash), approver: act.account }
  return send(deps, act, of, ({ review }) => {
    if (includesAddress(review.verification.signedBy, act.account)) {
      throw new ChangedMeanwhileError('You have signed or approved it already, perhaps in another tab.')
    }
    return { kind: 'approve', call: createApproval(act.ref.address, act.safeTxHash), isHarmlessTwice: true }
  })
}

/** Tells the service of an approval that the chain has: the other owners find the transaction there. */
export async function reportApproval(deps: ActDeps, act: TransactionAct, transaction: SafeTransaction): Promise<void> {
  await submit(deps, act, transaction, { signer: act.account, signature: approvedHashSignature(act.account) })
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
    if (state === 'waiting' || state === 'overdue') throw new ChangedMeanwhileError(sentAlready)
    if (state === 'dropped' && slot && !isHarmlessTwice) throw new ChangedMeanwhileError(mayComeTwice)
  }
  for (const { account } of unfinished.listAsked(of)) {
    if (await hasSomethingUnderWay(client, account)) throw new ChangedMeanwhileError(mayBeSent)
  }
}
