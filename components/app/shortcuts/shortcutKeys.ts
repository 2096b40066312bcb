import type * as words from './words'

/** Where the second key leads after G. */
export const goKeys = {
  h: { path: '/home', act: 'home' },
  q: { path: '/transactions/queue', act: 'queue' },
  y: { path: '/transactions/history', act: 'history' },
  a: { path: '/balances', act: 'assets' },
  m: { path: '/transactions/messages', act: 'messages' },
  p: { path: '/apps', act: 'apps' },
  b: { path: '/address-book', act: 'book' },
  s: { path: '/settings/setup', act: 'settings' },
} as const satisfies Record<string, { path: string; act: keyof typeof words.acts }>

export type Shortcut = { open: 'search' | 'shortcuts' } | { path: string } | 'go'

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key means, `isGo` right after G; undefined where it means nothing. */
export function readShortcut(press: Press, isGo: boolean, hasSingleKeys: boolean): Shortcut | undefined {
  const key = press.key.toLowerCase()
  if (press.altKey) return undefined
  if (press.ctrlKey || press.metaKey) return key === 'k' ? { open: 'search' } : undefined
  if (!hasSingleKeys) return undefined
  if (isGo) {
    const target = Object.entries(goKeys).find(([second]) => second === key)?.[1]
    return target && { path: target.path }
  }
  if (key === '/') return { open: 'search' }
  if (key === '?') return { open: 'shortcuts' }
  if (key === 'n') return { path: '/transactions/new' }
  return key === 'g' ? 'go' : undefined
}
