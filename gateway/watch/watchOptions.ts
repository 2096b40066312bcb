import type { Address } from 'viem'

export type WatchOptions = {
  /** Nothing is read before this block: the one of the first Safe's creation, or an earlier one. */
  startBlock: number
  /** A block under so many others is never replaced. */
  finalityDepth: number
  /** How often the chain is asked whether there is a new block. */
  pollSeconds: number
  safes: Address[]
  /** How many Safes are watched at most: those above and, up to that number, those that somebody opens. */
  mostSafes: number
}
