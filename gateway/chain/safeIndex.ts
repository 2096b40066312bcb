import type { Address } from 'viem'
import type { BlockMark } from './client'
import type { Ledger } from './ledger'
import type { SafeRecord } from './records'

/** What is known of a chain's Safes: of all of them (`ChainIndex`), or of those that are watched (`WatchedIndex`). */
export type SafeIndex = {
  /** The newest block seen. Calls to the chain made for an answer are pinned to it. */
  readonly tip: BlockMark
  /** Whether there is one. */
  readonly hasTip: boolean
  readonly current: Ledger
  /** Changes whenever the ledger does. */
  readonly stamp: string
  /** Grows whenever what was read before does not hold any more. */
  readonly epoch: number
  /** Up to which block the history is known: of one Safe, or of all of them. */
  knownTo: (safe?: Address) => number
  /** Brings what is known up to the chain. */
  sync: () => Promise<void>
  findSafe: (address: Address) => SafeRecord | undefined
  /** What is known of a Safe that somebody asks for; throws why nothing is known yet. */
  open: (address: Address) => Promise<SafeRecord | undefined>
}
