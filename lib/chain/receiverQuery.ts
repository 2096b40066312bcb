import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, getAddress, isAddress } from 'viem'
import { nameChain, shortNameOf } from '@/lib/config/chain'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import { freshKey } from '@/lib/query/queryKeys'
import * as words from './words'

/** Text that might be a name of the name chain. */
export function isName(text: string): boolean {
  return /^[^\s:/]+\.[^\s:/]+$/u.test(text)
}

/** Reads an address as people write it, with the Safe's chain as its only allowed prefix. Throws AppError. */
export function parseReceiver(text: string, chainId: number): Address {
  const { address, shortName } = parsePrefixedAddress(text.trim())
  if (shortName && shortName !== shortNameOf(chainId)) {
    throw new AppError(words.otherPrefix(shortName.slice(0, 20)))
  }
  return getAddress(address)
}

/** How the look-up of a typed text stands, as `nameAddressQuery` tells it; without one it is read as an address. */
export type NameLookup = { data?: Address | null | undefined; isFetching: boolean; error: unknown }

/** The address that a typed text stands for. Throws AppError with the sentence that says what is wrong with it. */
export function readTypedAddress(text: string, { data, isFetching, error }: NameLookup, chainId: number): Address {
  if (data) return data
  if (isFetching) throw new AppError(words.nameSought)
  if (error) throw new AppError(words.nameFailed, { cause: error })
  if (data === null) throw new AppError(words.nameless)
  if (text.trim() === '') throw new AppError(words.addressMissing)
  return parseReceiver(text, chainId)
}

/** The address that a name stands for on the name chain; null when it has none. An address itself is not asked about. */
export function nameAddressQuery(text: string) {
  const name = text.trim()
  const chainId = nameChain?.id
  const isAsked = chainId !== undefined && isName(name) && !isAddress(name)
  return queryOptions({
    queryKey: freshKey('nameAddress', chainId, name),
    queryFn: isAsked ? async () => (await import('./chainReads')).readAddressOf(name, chainId) : skipToken,
    staleTime: 60_000,
    gcTime: 60_000,
  })
}
