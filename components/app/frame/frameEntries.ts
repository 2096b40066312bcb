import * as words from './firstWords'

/**
 * The pages about one Safe; `icon` names a picture that comes later. On a narrow screen they stand at the bottom, left or
 * right of the way to a new transaction, or under "More".
 */
export const frameEntries = [
  { path: '/home', text: words.home, icon: 'home', place: 'left' },
  { path: '/transactions/queue', text: words.transactions, icon: 'transactions', place: 'left' },
  { path: '/balances', text: words.assets, icon: 'assets', place: 'right' },
  { path: '/transactions/messages', text: words.messages, icon: 'messages', place: 'rest' },
  { path: '/apps', text: words.apps, icon: 'apps', place: 'rest' },
  { path: '/address-book', text: words.addressBook, icon: 'addressBook', place: 'rest' },
  { path: '/settings/setup', text: words.settings, icon: 'settings', place: 'rest' },
] as const

/** Where somebody who reads about a Safe may go next. */
export const pagesAround = [
  ...frameEntries.map(({ path }) => path),
  ...['/transactions/history', '/transactions/tx', '/transactions/new', '/transactions/msg', '/balances/nfts'],
]

/** All of one section: `/transactions/tx` belongs to Transactions, `/transactions/msg` to Messages. */
export function currentEntry(pathname: string): string | undefined {
  if (pathname === '/transactions/msg') return '/transactions/messages'
  const exact = frameEntries.find(({ path }) => path === pathname)
  return (exact ?? frameEntries.find(({ path }) => isUnder(pathname, path)))?.path
}

function isUnder(pathname: string, path: string): boolean {
  const section = `/${path.split('/')[1]}`
  return pathname === section || pathname.startsWith(`${section}/`)
}

/** What the frame's links add, so that they stay with the Safe of the address bar; nothing before that is known. */
export function safeSuffix({ safe }: { safe?: string | string[] | undefined }): string {
  // The colon stays readable, as in Safe{Wallet}'s links; whatever else the address bar held is escaped.
  return typeof safe === 'string' ? `?safe=${encodeURIComponent(safe).replace('%3A', ':')}` : ''
}
