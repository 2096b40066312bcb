import type { Hex } from 'viem'
import type { SafeCall } from '@/lib/safe/transaction'
import { userRejected } from './appRequestError'
import type { AppMessage } from './messageRequest'

/** The two ways out of a question; only the first one taken counts. `id` tells a question from the one before. */
export type ReviewWays<Answer> = { id: number; answer: (value: Answer) => void; refuse: () => void }

/** What an app waits for: calls to propose, a message to sign, or permissions to have. */
export type AppReview =
  | ({ kind: 'transactions'; calls: SafeCall[] } & ReviewWays<{ safeTxHash: Hex }>)
  | ({ kind: 'message'; message: AppMessage } & ReviewWays<{ messageHash: Hex; signature?: Hex }>)
  | ({ kind: 'permissions'; methods: string[] } & ReviewWays<boolean>)

/** Where an app's questions wait for the person, in the form that React's `useSyncExternalStore` takes. */
export type ReviewDesk = {
  /** Shows the review that `create` makes. Rejects with 4001 when it is refused or `signal` aborts. */
  ask<Answer>(signal: AbortSignal, create: (ways: ReviewWays<Answer>) => AppReview): Promise<Answer>
  subscribe: (listener: () => void) => () => void
  read: () => AppReview | undefined
}

/** A desk for one app. Questions come one at a time (the host's lane sees to that); a newer one refuses an older one. */
export function createReviewDesk(): ReviewDesk {
  const listeners = new Set<() => void>()
  let current: AppReview | undefined
  let nextId = 0

  function show(review: AppReview | undefined): void {
    current = review
    for (const listener of listeners) listener()
  }

  return {
    ask: (signal, create) =>
      new Promise((resolve, reject) => {
        current?.refuse()
        nextId += 1
        const id = nextId
        const leave = () => {
          signal.removeEventListener('abort', refuse)
          if (current?.id === id) show(undefined)
        }
        const refuse = () => {
          reject(userRejected(current?.kind ?? 'review'))
          leave()
        }
        const answer = (value: Parameters<typeof resolve>[0]) => {
          resolve(value)
          leave()
        }
        signal.addEventListener('abort', refuse, { once: true })
        if (signal.aborted) refuse()
        else show(create({ id, answer, refuse }))
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
