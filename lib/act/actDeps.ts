import type { PublicClient, WalletClient } from 'viem'
import type { Gateway } from '@/lib/gateway/client'
import type { CurrentWallet, Shown } from './recheck'
import type { UnfinishedActs } from './unfinishedActs'

export type ActDeps = {
  client: PublicClient
  gateway: Gateway
  wallet: Pick<WalletClient, 'signTypedData' | 'signMessage' | 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  unfinished: UnfinishedActs
}

export type Act = Shown & {
  /** Whether the service has the transaction already: then a signature only confirms it. */
  isQueued: boolean
  origin?: { name: string; url: string } | undefined
}
