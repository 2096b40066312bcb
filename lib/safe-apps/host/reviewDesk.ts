import type { Hex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { AppMessage } from '@/lib/safe-apps/host/requests/messageRequest'
import { userRejected } from './appRequestError'

/** `answer` tells the app and leaves the question on the desk, whose dialog may go on to show what became of it; `close`
 * takes it away and, without an answer before, refuses. `id` tells a question from the one before. */
export type ReviewWays<Answer> = { id: number; answer: (value: Answer) => void; close: () => void }

/** What an app waits for: calls to propose (with the gas that the app wants kept for them), a message to sign, or
 * permissions to have. */
export type AppReview =
  | ({ kind: 'transactions'; calls: SafeCall[]; safeTxGas?: bigint | undefined } & ReviewWays<{ safeTxHash: Hex }>)
  | ({ kind: 'message'; message: AppMessage } & ReviewWays<{ messageHash: Hex; signature?: Hex }>)
  | ({ kind: 'permissions'; methods: string[] } & ReviewWays<boolean>)

/** Where an app's questions wait for the person: a store of the one that is shown. */
export type ReviewDesk = StoreApi<AppReview | undefined> & {
  /** Shows the review that `create` makes. Rejects with 4001 when it is closed unanswered or `signal` aborts. */
  ask<Answer>(signal: AbortSignal, create: (ways: ReviewWays<Answer>) => AppReview): Promise<Answer>
}

/** A desk for one app. A question is shown only after the one before was closed: none takes another's place under the
 * person's hands. */
export function createReviewDesk(): ReviewDesk {
  const store = createStore<AppReview | undefined>(() => undefined)
  const waiting: (() => void)[] = []
  let nextId = 0

  function show(review: AppReview | undefined): void {
    store.setState(review, true)
    if (store.getState() === undefined) waiting.shift()?.()
  }

  return {
    ...store,
    ask: (signal, create) =>
      new Promise((resolve, reject) => {
        nextId += 1
        const id = nextId
        const begin = () => {
          if (signal.aborted) show(undefined)
          else show(create({ id, answer: resolve, close }))
        }
        const close = () => {
          reject(userRejected('review'))
          signal.removeEventListener('abort', close)
          if (store.getState()?.id === id) show(undefined)
        }
        signal.addEventListener('abort', close, { once: true })
        if (signal.aborted) close()
        else if (store.getState() === undefined) begin()
        else waiting.push(begin)
      }),
  }
}
