import { findChain } from './chain'
import { otherChains } from './words'

/** What a chain is called: its name, or for one that is not configured its number, in the form that the place asks for. */
export function chainName(chainId: number, form: keyof typeof otherChains): string {
  return findChain(chainId)?.name ?? otherChains[form](chainId)
}
