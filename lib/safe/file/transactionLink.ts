import { AppError } from '@/lib/errors'
import {
  formatTransactionFile,
  InvalidTransactionFileError,
  parseTransactionFile,
  type TransactionFile,
} from './transactionFile'
import * as words from './words'

/** `tx`: review it in its own Safe. `approve`: have a Safe that is one of its owners approve it. */
type Purpose = 'tx' | 'approve'

// Longer ones are cut by messengers and some browsers; a usual transaction with ten signatures is half as long.
const maxLength = 16_000

/**
 * A transaction with its signatures as the part of a link behind the `#`, which browsers send to no server. Throws
 * AppError with the sentence to show when it is too long for a link.
 */
export function formatTransactionLink(purpose: Purpose, file: TransactionFile): string {
  const text = btoa(formatTransactionFile(file, 0)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  if (text.length > maxLength) throw new AppError(words.longForLink({ length: text.length, most: maxLength }))
  return `#${purpose}=${text}`
}

/**
 * Reads what `formatTransactionLink` wrote, from a place that anybody can write to: verify the result like anything that
 * a service says. Undefined when the link carries no transaction; throws InvalidTransactionFileError when it is damaged.
 */
export function parseTransactionLink(fragment: string): { purpose: Purpose; file: TransactionFile } | undefined {
  const [, purpose, text = ''] = /^#(tx|approve)=(.*)$/s.exec(fragment) ?? []
  if (purpose !== 'tx' && purpose !== 'approve') return undefined
  if (text.length > maxLength) throw new InvalidTransactionFileError(words.longLink)
  if (!/^[\w-]+$/.test(text)) throw new InvalidTransactionFileError(words.damagedLink)
  return { purpose, file: parseTransactionFile(decode(text)) }
}

/** What an owner hands on, as the text of a file or as a link. Throws InvalidTransactionFileError. */
export function parseHandedOver(given: string): TransactionFile {
  const text = given.trim()
  const link = text.startsWith('{') ? undefined : parseTransactionLink(text.slice(text.indexOf('#')))
  return link?.file ?? parseTransactionFile(text)
}

function decode(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch (cause) {
    throw new InvalidTransactionFileError(words.damagedLink, { cause })
  }
}
