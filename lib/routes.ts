import type { Address } from 'viem'
import { shortNameOf } from '@/lib/config/chain'

type SafeLink = { chainId: number; address: Address }

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
  message: (safe: SafeLink, messageHash: string) => link('/transactions/msg', safe, { messageHash }),
  newTransaction: (safe: SafeLink) => link('/transactions/new', safe),
  apps: (safe: SafeLink) => link('/apps', safe),
  openApp: (safe: SafeLink, appUrl: string) => link('/apps/open', safe, { appUrl }),
  settings: (safe: SafeLink, page = 'setup') => link(`/settings/${page}`, safe),
}

function link(path: string, safe: SafeLink, more: Record<string, string> = {}): string {
  const query = Object.entries(more).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
  // The colon stays readable, as in Safe{Wallet}'s links.
  return `${path}?safe=${safeParam(safe)}${query.join('')}`
}
