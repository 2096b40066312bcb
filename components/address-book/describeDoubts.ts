import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { createSimilarityIndex, describeNameProblems, type SimilarEntry } from './similarEntries'

const maxDoubts = 10

/** Why an entry could be taken for another one, or its name for what it is not; a sentence each. */
export function describeDoubts(entry: AddressBookEntry, others: readonly AddressBookEntry[]): string[] {
  const similar = createSimilarityIndex(others)(entry).map((found) => describeSimilar(entry, found))
  return [...new Set([...describeNameProblems(entry.name), ...similar])].slice(0, maxDoubts)
}

export function describeSimilar(entry: AddressBookEntry, { entry: other, alike }: SimilarEntry): string {
  if (alike === 'address') {
    return `The address begins and ends like the one of “${other.name}”, but is another: ${other.address}`
  }
  const same = entry.name === other.name ? 'is also the name of' : `looks like “${other.name}”, the name of`
  return `“${entry.name}” ${same} another address: ${other.address}`
}
