import type { PublicClient, WalletClient } from 'viem'
import { isUserRejection } from '@/lib/errors'
import type { Gateway } from '@/lib/gateway/client/client'
import { alone, whileAsking } from './locks'
import { assertWallet, type CurrentWallet, type ShownSafe } from './recheck'
import type { ActNote, SentKey, UnfinishedActs } from './unfinished/unfinishedActs'

export type ActDeps = {
  client: PublicClient
  gateway: Gateway
  wallet: Pick<WalletClient, 'signTypedData' | 'signMessage' | 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  unfinished: UnfinishedActs
  /** Called when the browser's storage does not keep what a wallet is about to be asked: the user has to be told. */
  onUnkept?: (() => void) | undefined
  /** Called when the wallet has answered, or need not be asked: only the service is still to take it. */
  onAnswered?: (() => void) | undefined
}

/** The wallet as it was shown: its account, and the Safe that names the chain. */
export type ShownWallet = Pick<ShownSafe, 'account' | 'ref'>

/** Has the wallet do one thing; with a note it is written down before. */
export type Ask = <T>(request: () => Promise<T>, note?: ActNote) => Promise<T>

/** What a person does with a wallet, in the order in which it is done. */
export type Act<Fresh, Answer, End> = {
  /** What it is about: one tab at a time is on with it. */
  of: SentKey
  shown: ShownWallet
  /** A wallet may have sent it although it answers with an error: only a refusal says that it did not. */
  isSending?: boolean
  /** Reads again all that was shown. Throws ObstacleError where it is not so any more. */
  recheck: () => Promise<Fresh>
  /** What was answered before and is kept: no wallet is asked then. */
  recall?: (fresh: Fresh) => Promise<Answer | undefined>
  ask: (ask: Ask, fresh: Fresh) => Promise<Answer>
  /** Keeps the answer from the moment at which there is one: the tab may be closed in the next. */
  keep: (answer: Answer, fresh: Fresh) => Promise<void> | void
  deliver: (answer: Answer, fresh: Fresh) => Promise<End>
}

/**
 * The way of every act: recheck, ask, keep, deliver; what was sent is followed after that. Nothing is asked that was not
 * shown as it is now, and nothing twice, in however many tabs. Throws what the steps throw.
 */
export function runAct<Fresh, Answer, End>(deps: AskDeps, act: Act<Fresh, Answer, End>): Promise<End> {
  return alone(act.of, async () => {
    const fresh = await act.recheck()
    const known = await act.recall?.(fresh)
    const answer = known ?? (await act.ask((request, note) => askWallet(deps, act, request, note), fresh))
    if (known === undefined) await act.keep(answer, fresh)
    deps.onAnswered?.()
    return act.deliver(answer, fresh)
  })
}

type AskDeps = Pick<ActDeps, 'current' | 'unfinished' | 'onUnkept' | 'onAnswered'>

async function askWallet<T>(
  { current, unfinished, onUnkept }: AskDeps,
  { shown, isSending = false }: Pick<Act<unknown, unknown, unknown>, 'shown' | 'isSending'>,
  request: () => Promise<T>,
  note?: ActNote,
): Promise<T> {
  // Rechecking took time: whoever switched meanwhile is not asked.
  assertWallet(shown, current())
  if (note && !unfinished.keepNote(note)) onUnkept?.()
  try {
    const answer = await (note ? whileAsking(note, request) : request())
    if (!isSending) assertWallet(shown, current())
    else if (note) unfinished.advanceNote(note, 'answered')
    return answer
  } catch (error) {
    const isRefused = isUserRejection(error)
    if (note && (isRefused || !isSending)) unfinished.dropNote(note)
    // A wallet that was switched while it asked fails in words of its own.
    if (!isRefused && !isSending) assertWallet(shown, current())
    throw error
  }
}
