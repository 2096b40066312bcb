import type { Address } from 'viem'
import { shortNameOf } from '@/lib/config/chain'

type SafeLink = { chainId: number; address: Address }

/** What a link types into the form of a new transaction: nothing is done by it, and each field can be changed. */
export type FormLink = {
  form: 'send' | 'nft' | 'call' | 'owners' | 'settings'
  /** What is sent: a token (the zero address for the network's currency), or the collection of an NFT. */
  token?: Address
  tokenId?: string
  /** Who is paid, or the contract that is called or set. */
  to?: Address
  /** Of owners or settings. */
  change?: 'add' | 'remove' | 'swap' | 'threshold' | 'enableModule' | 'disableModule' | 'setGuard' | 'setHandler'
  /** Who is added, removed or replaced. */
  owner?: Address
}

/** The Safe as links name it (EIP-3770), Safe{Wallet}'s scheme: a shared link works with only its host name changed. */
export function safeParam({ chainId, address }: SafeLink): string {
  return `${shortNameOf(chainId)}:${address}`
}

/** Where a new Safe is created: Safe{Wallet}'s own address for it. */
export const createSafeRoute = '/new-safe/create'

/** Every address of this site that names a Safe. */
export const safeRoutes = {
  home: (safe: SafeLink) => link('/home', safe),
  balances: (safe: SafeLink) => link('/balances', safe),
  collectibles: (safe: SafeLink) => link('/balances/nfts', safe),
  queue: (safe: SafeLink) => link('/transactions/queue', safe),
  history: (safe: SafeLink) => link('/transactions/history', safe),
  messages: (safe: SafeLink) => link('/transactions/messages', safe),
  transaction: (safe: SafeLink, id: string) => link('/transactions/tx', safe, { id }),
  /** The transaction, with its review open for whoever can act on it. */
  review: (safe: SafeLink, id: string) => link('/transactions/tx', safe, { id, review: '1' }),
  message: (safe: SafeLink, messageHash: string) => link('/transactions/msg', safe, { messageHash }),
  newTransaction: (safe: SafeLink, typed?: FormLink) => link('/transactions/new', safe, typed),
  apps: (safe: SafeLink) => link('/apps', safe),
  openApp: (safe: SafeLink, appUrl: string) => link('/apps/open', safe, { appUrl }),
  settings: (safe: SafeLink, page = 'setup') => link(`/settings/${page}`, safe),
}

function link(path: string, safe: SafeLink, more: Record<string, string> = {}): string {
  const query = Object.entries(more).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
  // The colon stays readable, as in Safe{Wallet}'s links.
  return `${path}?safe=${safeParam(safe)}${query.join('')}`
}
