import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { createSimilarityIndex, describeNameProblems, type SimilarEntry } from './similarEntries'
import * as words from './words'

const maxDoubts = 10

/** Why an entry could be taken for another one, or its name for what it is not; a sentence each. */
export function describeDoubts(entry: AddressBookEntry, others: readonly AddressBookEntry[]): string[] {
  const similar = createSimilarityIndex(others)(entry).map((found) => describeSimilar(entry, found))
  return [...new Set([...describeNameProblems(entry.name), ...similar])].slice(0, maxDoubts)
}

export function describeSimilar(entry: AddressBookEntry, { entry: other, alike }: SimilarEntry): string {
  if (alike === 'address') {
    return words.likeAddress(other.name, other.address)
  }
  return entry.name === other.name
    ? words.sameName(entry.name, other.address)
    : words.likeName(entry.name, other.name, other.address)
}
