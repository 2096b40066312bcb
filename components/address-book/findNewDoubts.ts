import { type AddressBookEntry, entryKey } from '@/lib/address-book/addressBook'
import { describeSimilar } from './describeDoubts'
import { createSimilarityIndex, describeNameProblems } from './similarEntries'
import * as words from './words'

/** What a reader should look at twice among the entries that are new or renamed; a sentence each. */
export function findNewDoubts(entries: readonly AddressBookEntry[], before: readonly AddressBookEntry[]): string[] {
  const oldNames = new Map(before.map((entry) => [entryKey(entry), entry.name]))
  const findSimilar = createSimilarityIndex(entries)
  const doubts = new Set<string>()
  for (const entry of entries) {
    if (oldNames.get(entryKey(entry)) === entry.name) continue
    for (const problem of describeNameProblems(entry.name)) doubts.add(words.doubtfulName(entry.name, problem))
    for (const similar of findSimilar(entry)) doubts.add(describeSimilar(entry, similar))
  }
  return [...doubts]
}
