import { findChain, findChainByPrefix, shortNameOf } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import * as words from './words'

/** The link or text names a chain that this site does not use, or no chain where only a chain makes it plain. */
export class UnknownChainError extends AppError {
  override name = 'UnknownChainError'

  constructor(shortName: string | undefined) {
    const known = publicEnv.chains.map((chain) => `${shortNameOf(chain.id)} (${chain.name})`).join(', ')
    super(shortName === undefined ? words.noChain : words.unusedChain(shortName.slice(0, 40)), {
      details: words.usedChains(known),
    })
  }
}

/**
 * The Safe that somebody pasted: its address, or the link of any Safe site that names one. Links say `safe=eth:0x…`, older
 * ones have it in their path, and those of transactions have it in their id. Throws AppError, and as `parseSafeLink`.
 */
export function parsePastedSafe(text: string, chainId?: number): SafeRef {
  const pasted = text.trim()
  if (!/[/?=]/.test(pasted)) return parseSafeLink(pasted, chainId)
  const link = decodeLink(pasted)
  const named = [...link.matchAll(/[?&#;]safe=([^&#;\s]*)/gi)].map(([, safe = '']) => safe)
  const [found = findInPath(link), ...others] = new Set(named.map((safe) => safe.toLowerCase()))
  if (others.length > 0) throw new AppError(words.severalSafes)
  // The letters as they were written: their case is the checksum.
  const safe = named.find((each) => each.toLowerCase() === found) ?? found
  if (!safe) throw new AppError(words.noSafe)
  return parseSafeLink(safe, chainId)
}

function findInPath(link: string): string | undefined {
  const [, inPath] = /\/((?:[\w-]+:)?0x[0-9a-f]{40})(?![0-9a-z])/i.exec(link) ?? []
  const [, inId] = /[?&]id=[a-z]+_(0x[0-9a-f]{40})_/i.exec(link) ?? []
  return inPath ?? inId
}

/** Twice, for a link that was passed on inside another one; as it is where it is encoded as nothing is. */
function decodeLink(link: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(link))
  } catch {
    return link
  }
}

/**
 * The Safe that `eth:0x…` names. The prefix is never guessed or changed: without one, only `chainId` or a site with a
 * single chain makes the Safe plain. Throws InvalidAddressError and UnknownChainError.
 */
export function parseSafeLink(text: string, chainId?: number): SafeRef {
  const { shortName, address } = parsePrefixedAddress(text)
  if (shortName !== undefined) {
    const named = findChainByPrefix(shortName)
    if (!named) throw new UnknownChainError(shortName)
    return { chainId: named.id, address }
  }
  const [first, ...others] = publicEnv.chains
  const chain = findChain(chainId) ?? (others.length === 0 ? first : undefined)
  if (!chain) throw new UnknownChainError(undefined)
  return { chainId: chain.id, address }
}
