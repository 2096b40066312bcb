import * as z from 'zod/mini'
import { readEntries } from '@/lib/storage/storedList'
import { parseStored, StoredValue, type ValueStorage } from '@/lib/storage/storedValue'

/** An app that the user added by its address, under the name that its manifest gave. */
export type CustomApp = { href: string; name: string }

/** What this browser keeps about apps: addresses of pinned ones, added ones, and the origins of unlisted apps that the
 * user chose to open in spite of the warning. */
export type SavedApps = { pinned: readonly string[]; custom: readonly CustomApp[]; accepted: readonly string[] }

export const savedAppsKey = 'countersign.apps'
const maxItems = 100
const maxTextLength = 500_000

// An address is judged again where it is opened; here it is only kept from being something else.
const href = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)),
)
const name = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.slice(0, 100)),
)
const customApp = z.object({ href, name })
const part = z.optional(z.unknown())
const stored = z.object({ pinned: part, custom: part, accepted: part })

/** What a stored text says; whatever is not of the expected shape is left out. */
export function parseSavedApps(text: string | null): SavedApps {
  const { pinned, custom, accepted } = parseStored(text, stored, maxTextLength) ?? {}
  return {
    pinned: readEntries(pinned, href, maxItems),
    custom: readEntries(custom, customApp, maxItems),
    accepted: readEntries(accepted, href, maxItems),
  }
}

export function openSavedApps(storage: ValueStorage): StoredValue<SavedApps> {
  return new StoredValue(storage, savedAppsKey, parseSavedApps)
}

/** Changes the stored lists, read anew so that what another tab saved is kept; the oldest of a hundred are forgotten. */
export function changeSavedApps(storage: ValueStorage, change: (apps: SavedApps) => Partial<SavedApps>): void {
  const saved = openSavedApps(storage)
  const before = saved.getState()
  const { pinned, custom, accepted } = { ...before, ...change(before) }
  saved.write({
    pinned: pinned.slice(-maxItems),
    custom: custom.slice(-maxItems),
    accepted: accepted.slice(-maxItems),
  })
}
