import { isUserRejection } from '@/lib/errors'
import { sendCall } from '@/lib/safe/call/sendCall'
import type { ExecutionCall } from '@/lib/safe/execute/executeTransaction'
import type { FailedSending } from '@/lib/safe/execute/explainSending'
import { followSent, hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import { askToSend } from '@/lib/signing/unfinished/noteAct'
import type { ActNote, SentAct, SentKey } from '@/lib/signing/unfinished/unfinishedActs'
import type { Act, ActDeps } from './actDeps'
import { assertWallet, ChangedMeanwhileError } from './recheck'

const askedAlready =
  'A wallet is being asked for this already, perhaps from another tab: answer it there, or close that tab.'
const mayBeSent =
  'A wallet was asked for this before, and its account has a transaction under way, which may be this one: wait until ' +
  'the chain has taken it.'
const sentAlready =
  'It was sent already, perhaps in another tab, and the chain may still take it: wait, or raise its fee or cancel it in your wallet.'
const mayComeTwice =
  'What was sent before is forgotten by the chain, but may still come, and would execute this a second time. Cancel it ' +
  'in your wallet, or send anything else from this account: that takes its place.'

/**
 * Runs what asks a wallet to send, unless the same is under way in any tab of this browser: ChangedMeanwhileError then. A
 * tab that is closed ends it. Browsers have no locks for a site that is not served safely: there it just runs.
 */
export async function alone<T>(of: SentKey, task: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return task()
  const name = ['countersign.send', of.chainId, of.safe, of.hash, of.approver].join(' ').toLowerCase()
  return locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw new ChangedMeanwhileError(askedAlready)
    return task()
  })
}

type Sending = {
  of: SentKey
  note: ActNote
  call: ExecutionCall
  isHarmlessTwice: boolean
  execution?: FailedSending['execution']
}

/**
 * Has the account of `act` send a call, and keeps in `unfinished` what becomes of it, beginning when the wallet is asked:
 * it may send when nobody is there any more to hear of it. Throws ChangedMeanwhileError while what was sent for the same
 * before may still be taken; of what the node forgot, unless taking both does no harm.
 */
export async function sendOnce(
  deps: ActDeps,
  act: Act,
  { of, note, call, isHarmlessTwice, execution }: Sending,
): Promise<SentAct> {
  const { client, wallet, unfinished } = deps
  const asked = { ...of, account: act.account }
  await assertNothingMayCome(deps, of, isHarmlessTwice)
  const sinceBlock = Number(await client.getBlockNumber())
  const asking: typeof wallet.sendTransaction = (request) => {
    // Asking the chain took time: whoever switched meanwhile is not asked.
    assertWallet(act, deps.current())
    unfinished.keepAsked(asked)
    return askToSend(deps, { ...note, sinceBlock }, () => wallet.sendTransaction(request))
  }
  const walletThatIsKept = { getChainId: () => wallet.getChainId(), sendTransaction: asking }
  try {
    const sending = { client, wallet: walletThatIsKept, chainId: act.ref.chainId, sender: act.account, execution }
    const txHash = await sendCall(sending, call)
    const sent = { ...of, txHash, sentAt: Date.now(), sinceBlock }
    unfinished.keepSent(sent)
    unfinished.forgetAsked(asked)
    return sent
  } catch (error) {
    if (isUserRejection(error)) unfinished.forgetAsked(asked)
    throw error
  }
}

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
