import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import { findLookAlikes } from '@/lib/format/lookAlike'
import { inspectName, nameSkeletons } from '@/lib/format/lookAlikeName'
import * as words from './words'

export type SimilarEntry = { entry: AddressBookEntry; alike: 'name' | 'address' }

/**
 * Finds the entries that another one could be taken for: another address whose ends agree, or another address under a
 * name that is the same or drawn alike. The book is sorted once, so that a whole import can be asked about.
 */
export function createSimilarityIndex(entries: readonly AddressBookEntry[]) {
  const byName = groupBy(entries, ({ name }) => nameSkeletons(name))
  const byEnds = groupBy(entries, (entry) => [addressEnds(entry)])
  return (entry: AddressBookEntry): SimilarEntry[] => {
    const neighbours = byEnds.get(addressEnds(entry)) ?? []
    const found = findLookAlikes(
      entry.address,
      neighbours.map(({ address }) => address),
    )
    const isFound = new Set<string>(found)
    const named = nameSkeletons(entry.name).flatMap((key) => byName.get(key) ?? [])
    const sameName = [...new Set(named)].filter(({ address }) => address !== entry.address)
    const similar: SimilarEntry[] = [
      ...neighbours
        .filter(({ address }) => isFound.has(address))
        .map((other) => ({ entry: other, alike: 'address' }) as const),
      ...sameName.map((other) => ({ entry: other, alike: 'name' }) as const),
    ]
    return similar.filter((other) => entryKey(other.entry) !== entryKey(entry))
  }
}

/** What about a name could deceive its reader, in a sentence each. */
export function describeNameProblems(name: string): string[] {
  return inspectName(name).map((problem) => words.doubtsAboutName[problem])
}

/** Look-alikes agree in at least two digits at either end. */
function addressEnds({ address }: AddressBookEntry): string {
  return `${address.slice(2, 4)}${address.slice(-2)}`.toLowerCase()
}

function groupBy(entries: readonly AddressBookEntry[], keysOf: (entry: AddressBookEntry) => string[]) {
  const groups = new Map<string, AddressBookEntry[]>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const others = groups.get(key)
      if (others) others.push(entry)
      else groups.set(key, [entry])
    }
  }
  return groups
}
