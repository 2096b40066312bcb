import type { Address } from 'viem'

/** A sentence in pieces: an account stands as its address, so that each place can show it by the name it has there. */
export type Sentence = readonly (string | { account: Address })[]

/** The sentence as a text, where no element can stand. */
export function writeSentence(sentence: Sentence, nameOf: (account: Address) => string): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : nameOf(piece.account))).join('')
}

/** Whom a sentence names, each once. */
export function listAccounts(sentence: Sentence): Address[] {
  return [...new Set(sentence.flatMap((piece) => (typeof piece === 'string' ? [] : piece.account)))]
}
