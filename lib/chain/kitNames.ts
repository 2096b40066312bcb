import { normalName, recallNormalName } from './normalName'

/**
 * What RainbowKit gets for `viem/ens` (next.config.js): it asks for the normal form each time it draws, and takes a throw for
 * none. One that is not known yet it shows no picture for; the next time that it draws, as when a dialog opens, it is.
 */
export function normalize(name: string): string {
  const known = recallNormalName(name)
  if (known !== undefined) return known
  // What is wrong with a name is nothing to say here.
  normalName(name).catch(() => undefined)
  throw new Error(name)
}
