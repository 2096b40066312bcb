import { shortNameOf } from './chain'
import { publicEnv } from './publicEnv'

/** A Safe's name where nothing else says of which network it is: another of the site's networks may have the same Safe. */
export function withPrefix(chainId: number, name: string): string {
  return publicEnv.chains.length > 1 ? `${shortNameOf(chainId)}:${name}` : name
}
