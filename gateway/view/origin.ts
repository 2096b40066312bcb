import type { ChainService } from '../chainService'
import type { Origin } from '../store/proposals'

/** The app that a proposal came from, with its icon from the operator's list, and the proposer's note. */
export async function describeOrigin(chain: ChainService, origin: Origin | null) {
  if (!origin?.url) return { safeAppInfo: null, note: origin?.note ?? null }
  const app = (await chain.readSafeApps()).find(({ url }) => url === origin.url)
  const name = origin.name ?? app?.name ?? origin.url
  return { safeAppInfo: { name, url: origin.url, logoUri: app?.iconUrl ?? null }, note: origin.note }
}

/** Text like {"url","name","note"}. Anything else is dropped; markup is taken out of the note. */
export function parseOrigin(text: string | null | undefined): Origin | null {
  if (!text) return null
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  const note = textOf(value, 'note')
  return { url: textOf(value, 'url'), name: textOf(value, 'name'), note: note && stripMarkup(note) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textOf(value: object, key: string) {
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}

function stripMarkup(note: string) {
  return note.replace(/<[^>]*>/g, '').trim()
}
