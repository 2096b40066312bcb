import { AppError } from '@/lib/errors'
import { askSite } from './askSite'
import { checkServed, listRequests } from './checkServed'
import { compareManifests, parseSiteManifest, type SiteManifest } from './siteManifest'
import * as words from './words'

export type SiteComparison = { site: string; commit: string | null; answers: number; differences: string[] }

type Means = {
  /** The text of the build.json that the site must have, by what its own one names. */
  expect: (named: SiteManifest) => string
  say: (sentence: string) => void
}

/** Compares what a site serves with what it must be. Throws an `AppError` for what cannot be compared. */
export async function compareSite(address: string, { expect, say }: Means): Promise<SiteComparison> {
  const site = readSite(address)
  const { status, body } = await askSite(new URL('/build.json', site).href)
  if (status !== 200) throw new AppError(words.noServedManifest(status))
  const text = Buffer.from(body).toString('utf8')
  const named = parseSiteManifest(text)
  const expectedText = expect(named)
  const expected = parseSiteManifest(expectedText)
  const requests = listRequests(expected)
  say(words.fetching(requests.length))
  const listed = compareManifests(expected, named)
  // Entries agree and the text does not: an order or a space, which a build has its own way of.
  const isOtherText = listed.length === 0 && text !== expectedText
  const served = await checkServed(site, expected, requests)
  const differences = [...listed, ...(isOtherText ? [words.otherEntry('/build.json')] : []), ...served]
  return { site, commit: expected.commit, answers: requests.length + 1, differences }
}

function readSite(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new AppError(words.oneSite)
  return url.origin
}
