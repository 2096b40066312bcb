import type { Hex, PublicClient, WalletClient } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import type { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import type { CurrentWallet, Shown } from './recheck'
import type { CallSet } from './sameCalls'

export type ActDeps = {
  client: PublicClient
  gateway: Gateway
  wallet: Pick<WalletClient, 'signTypedData' | 'signMessage' | 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  unfinished: UnfinishedActs
  /** Called when the browser's storage does not keep what a wallet is about to be asked: the user has to be told. */
  onUnkept?: (() => void) | undefined
  /** What queued transactions do, as far as it was read before. */
  seen?: Map<Hex, CallSet> | undefined
}

export type Act = Shown & {
  /** Whether the service has the transaction already: then a signature only confirms it. */
  isQueued: boolean
  /** What does the same under these hashes was shown, and shall be done again all the same. */
  agreed?: readonly Hex[] | undefined
  origin?: { name: string; url: string } | undefined
}
