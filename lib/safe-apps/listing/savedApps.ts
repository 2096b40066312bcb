/** An app that the user added by its address, under the name that its manifest gave. */
export type CustomApp = { href: string; name: string }

/** What this browser keeps about apps: addresses of pinned ones, added ones, and the origins of unlisted apps that the
 * user chose to open in spite of the warning. */
export type SavedApps = { pinned: readonly string[]; custom: readonly CustomApp[]; accepted: readonly string[] }

export const savedAppsKey = 'countersign.apps'
const maxItems = 100
const maxTextLength = 500_000

/** What a stored text says; whatever is not of the expected shape is left out. */
export function parseSavedApps(text: string | null): SavedApps {
  const { pinned, custom, accepted } = parseObject(text)
  return {
    pinned: readList(pinned).filter(isAddress),
    custom: readList(custom).flatMap((value) => readApp(value) ?? []),
    accepted: readList(accepted).filter(isAddress),
  }
}

/** Changes the stored lists, read anew so that what another tab saved is kept; the oldest of a hundred are forgotten. */
export function changeSavedApps(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  change: (apps: SavedApps) => Partial<SavedApps>,
): void {
  const before = parseSavedApps(storage.getItem(savedAppsKey))
  const { pinned, custom, accepted } = { ...before, ...change(before) }
  const after = {
    pinned: pinned.slice(-maxItems),
    custom: custom.slice(-maxItems),
    accepted: accepted.slice(-maxItems),
  }
  storage.setItem(savedAppsKey, JSON.stringify(after))
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null || text.length > maxTextLength) return {}
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    return {}
  }
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, maxItems) : []
}

// An address is judged again where it is opened; here it is only kept from being something else.
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_000 && /^https?:\/\//.test(value) && URL.canParse(value)
}

function readApp(value: unknown): CustomApp | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { href, name }: Record<string, unknown> = { ...value }
  if (!isAddress(href) || typeof name !== 'string' || name === '') return undefined
  return { href, name: name.slice(0, 100) }
}
