import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import type { AppAddress } from './appAddress'

/** The app of the gateway's list that an address belongs to: the same origin, and the listed path or one below it. */
export function findListedApp(apps: readonly SafeApp[], { href }: Pick<AppAddress, 'href'>): SafeApp | undefined {
  const wanted = new URL(href)
  return apps.find((app) => {
    const listed = new URL(app.url)
    return listed.origin === wanted.origin && isBelow(wanted.pathname, listed.pathname)
  })
}

/** The apps whose name, description or host has the words, and which carry the tag if one is chosen. */
export function filterApps(apps: readonly SafeApp[], words: string, tag: string | undefined): SafeApp[] {
  const wanted = words.trim().toLowerCase()
  return apps.filter((app) => {
    const text = `${app.name}\n${app.description}\n${new URL(app.url).host}`.toLowerCase()
    return text.includes(wanted) && (tag === undefined || app.tags.includes(tag))
  })
}

/** The list's categories, each once, in the order of the alphabet. */
export function listTags(apps: readonly SafeApp[]): string[] {
  return [...new Set(apps.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other)).slice(0, 40)
}

function isBelow(path: string, parent: string): boolean {
  const base = parent.replace(/\/+$/, '')
  return path === base || path.startsWith(`${base}/`)
}
