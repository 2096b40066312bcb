import type { Address, Hex } from 'viem'

/** What a hosted service says that does not go together with what is kept here. The text is one line of a sentence. */
export type Difference = { code: 'CONTENT' | 'CONFIRMATION' | 'REFUSED' | 'ABSENT'; text: string | null }

/** Where a transaction or message is known. Answers have it as it is. */
export type Sources = {
  /** The host of the service beside this gateway. */
  service: string
  /** Who heard of it first. */
  from: 'HERE' | 'SERVICE'
  knownTo: ('HERE' | 'SERVICE')[]
  /** Whether the service has yet to be told of it, or of one of its confirmations. */
  isWaiting: boolean
  /** Whether the service answered the last time. */
  isReachable: boolean
  differences: Difference[]
}

/** What the service lists of a Safe, and what was not taken over. */
export type NotTaken = { hash: Hex | null; text: string }

export type Records = 'transaction' | 'message'

/** A hosted service beside the gateway, as answers need it. Reading waits for a bounded while, or not at all. */
export type Federated = {
  service: string
  readQueue: (safe: Address) => Promise<void>
  readMessages: (safe: Address) => Promise<void>
  readTransaction: (safeTxHash: Hex) => Promise<void>
  readMessage: (messageHash: Hex) => Promise<void>
  describe: (kind: Records, hash: Hex) => Promise<Sources>
  listNotTaken: (kind: Records, safe: Address) => readonly NotTaken[]
  describeState: () => Promise<ServiceState>
  stop: () => Promise<void>
}

export type ServiceState = {
  host: string
  /** Why it was not heard the last time, or did not hear. */
  problem: string | null
  waiting: number
  refused: number
  notTaken: number
}
