import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import * as words from './words'

const text = (length: number) => z.string().check(z.maxLength(length))
const hashes = z.record(text(500), text(64))
const headers = z.array(z.object({ key: text(200), value: text(10_000) })).check(z.maxLength(100))
const regex = text(1_000)

const siteManifest = z.strictObject({
  commit: z.nullable(text(100)),
  settings: z.record(text(100), text(10_000)),
  headers: z.array(z.strictObject({ source: text(500), regex, headers })).check(z.maxLength(100)),
  redirects: z
    .array(z.strictObject({ source: text(500), regex, destination: text(500), statusCode: z.number() }))
    .check(z.maxLength(100)),
  /** By language, by path. */
  pages: z.record(text(20), hashes),
  files: hashes,
})

/** What a build consists of, as `/build.json` has it: hashes are SHA-256 in hex, of what is unpacked. */
export type SiteManifest = z.infer<typeof siteManifest>

/** Throws an `AppError` for whatever is no such file. */
export function parseSiteManifest(json: string): SiteManifest {
  try {
    return siteManifest.parse(JSON.parse(json))
  } catch (cause) {
    throw new AppError(words.noManifest, { cause })
  }
}

/** Where the served manifest differs from the one expected, each as a sentence. */
export function compareManifests(expected: SiteManifest, served: SiteManifest): string[] {
  const [ours, theirs] = [expected, served].map(listEntries)
  const names = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])]
  return names.flatMap((name) => {
    const [one, other] = [ours?.get(name), theirs?.get(name)]
    if (one === other) return []
    if (one === undefined) return [words.addedEntry(name)]
    return [other === undefined ? words.missingEntry(name) : words.otherEntry(name)]
  })
}

function listEntries({ commit, settings, headers: rules, redirects, pages, files }: SiteManifest): Map<string, string> {
  const ofPages = Object.entries(pages).flatMap(([language, hashesOf]) =>
    Object.entries(hashesOf).map(([path, hash]) => [words.pageIn(path, language), hash] as const),
  )
  return new Map([
    ['commit', `${commit}`],
    ...Object.entries(settings),
    ...rules.map((rule): [string, string] => [words.headersOf(rule.source), JSON.stringify(rule)]),
    ...redirects.map((rule): [string, string] => [words.redirectOf(rule.source), JSON.stringify(rule)]),
    ...ofPages,
    ...Object.entries(files),
  ])
}
