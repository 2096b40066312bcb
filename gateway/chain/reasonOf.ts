import { BaseError } from 'viem'

/** What went wrong, in one line and without the node's address, which may hold a key. */
export function reasonOf(error: unknown): string {
  if (error instanceof BaseError) return [error.shortMessage, error.details].filter(Boolean).join(' ')
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
