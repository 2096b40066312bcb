import type { Hex } from 'viem'
import { isUserRejection } from '@/lib/errors'
import { sendCall } from '@/lib/safe/call/sendCall'
import type { ExecutionCall } from '@/lib/safe/execute/executeTransaction'
import type { FailedSending } from '@/lib/safe/execute/explainSending'
import { type ActDeps, runAct, type ShownWallet } from './runAct'
import type { ActNote, SentKey } from './unfinished/unfinishedActs'

export type SendingDeps = Pick<ActDeps, 'client' | 'current' | 'unfinished' | 'onUnkept'> & {
  wallet: Pick<ActDeps['wallet'], 'sendTransaction' | 'getChainId'>
}

type ToSend = { call: ExecutionCall; note?: ActNote; execution?: FailedSending['execution'] }

type SendingAct<Found extends ToSend, Sent> = {
  of: SentKey
  shown: ShownWallet
  /** Rechecks. Throws ObstacleError also while what was sent for the same before may still be taken. */
  look: () => Promise<Found>
  /** At the moment at which the wallet is asked; what it throws keeps it from being asked. */
  onAsk?: () => void
  /** Keeps what was sent. */
  onSent: (txHash: Hex, found: Found) => Sent
  onRefused?: () => void
}

/**
 * Has an account send a call once, and keeps what becomes of it, beginning when the wallet is asked: it may send when
 * nobody is there any more to hear of it. Follow what it returns. Throws what `runAct` and `sendCall` throw.
 */
export function sendOnce<Found extends ToSend, Sent>(
  deps: SendingDeps,
  { of, shown, look, onAsk, onSent, onRefused }: SendingAct<Found, Sent>,
): Promise<Sent> {
  const { client, wallet, unfinished } = deps
  const { account, ref } = shown
  const asked = { ...of, account }
  return runAct<Found, Sent, Sent>(deps, {
    ...{ of, shown, isSending: true, recheck: look },
    ask: async (ask, found) => {
      const { call, note, execution } = found
      const sendTransaction: typeof wallet.sendTransaction = (request) =>
        ask(() => {
          onAsk?.()
          unfinished.keepAsked(asked)
          return wallet.sendTransaction(request)
        }, note)
      const asking = { getChainId: () => wallet.getChainId(), sendTransaction }
      try {
        const sending = { client, wallet: asking, chainId: ref.chainId, sender: account, execution }
        return onSent(await sendCall(sending, call), found)
      } catch (error) {
        if (isUserRejection(error)) {
          unfinished.forgetAsked(asked)
          onRefused?.()
        }
        throw error
      }
    },
    keep: () => unfinished.forgetAsked(asked),
    deliver: async (sent) => sent,
  })
}
