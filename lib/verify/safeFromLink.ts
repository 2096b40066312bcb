import { findChain, findChainByPrefix, shortNameOf } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/safeRef'

/** The link or text names a chain that this site does not use, or no chain where only a chain makes it plain. */
export class UnknownChainError extends AppError {
  override name = 'UnknownChainError'

  constructor(shortName: string | undefined) {
    const known = publicEnv.chains.map((chain) => `${shortNameOf(chain.id)} (${chain.name})`).join(', ')
    super(
      shortName === undefined
        ? 'This address names no chain.'
        : `This site does not use the chain “${shortName.slice(0, 40)}”.`,
      { details: `It uses: ${known}.` },
    )
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
