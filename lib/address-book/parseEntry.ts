import { findChainByPrefix } from '@/lib/config/chain'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import type { AddressBookEntry } from './addressBook'
import { cleanName } from './entryName'
import * as words from './words'

type EntryText = { address: string; name: string; chainId: string }

/**
 * An entry as a form or a file writes it. A prefix before the address names the chain too, and must not contradict
 * `chainId`; with neither, the name counts on all chains. Throws InvalidAddressError, InvalidNameError, AppError.
 */
export function parseEntry(text: EntryText): AddressBookEntry {
  const { address, shortName } = parsePrefixedAddress(text.address)
  return { chainId: readChain(text.chainId.trim(), shortName), address, name: cleanName(text.name) }
}

function readChain(text: string, shortName: string | undefined): number | undefined {
  if (text !== '' && !/^[1-9]\d{0,14}$/.test(text)) throw new AppError(words.badChainId)
  const chainId = text === '' ? undefined : Number(text)
  if (shortName === undefined) return chainId
  const prefixed = findChainByPrefix(shortName)?.id
  if (prefixed === undefined) throw new AppError(words.unknownPrefix)
  if (chainId !== undefined && chainId !== prefixed) {
    throw new AppError(words.otherPrefix)
  }
  return prefixed
}
