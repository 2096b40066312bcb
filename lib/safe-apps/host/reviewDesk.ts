import type { Hex } from 'viem'
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

/** Where an app's questions wait for the person, in the form that React's `useSyncExternalStore` takes. */
export type ReviewDesk = {
  /** Shows the review that `create` makes. Rejects with 4001 when it is closed unanswered or `signal` aborts. */
  ask<Answer>(signal: AbortSignal, create: (ways: ReviewWays<Answer>) => AppReview): Promise<Answer>
  subscribe: (listener: () => void) => () => void
  read: () => AppReview | undefined
}

/** A desk for one app. A question is shown only after the one before was closed: none takes another's place under the
 * person's hands. */
export function createReviewDesk(): ReviewDesk {
  const listeners = new Set<() => void>()
  const waiting: (() => void)[] = []
  let current: AppReview | undefined
  let nextId = 0

  function show(review: AppReview | undefined): void {
    current = review
    for (const listener of listeners) listener()
    if (current === undefined) waiting.shift()?.()
  }

  return {
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
          if (current?.id === id) show(undefined)
        }
        signal.addEventListener('abort', close, { once: true })
        if (signal.aborted) close()
        else if (current === undefined) begin()
        else waiting.push(begin)
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => current,
  }
}
