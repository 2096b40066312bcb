import { chainName } from '@/lib/config/chainName'
import * as words from './words'

/** The network of an entry, in words. */
export function networkName(chainId: number | undefined): string {
  return chainId === undefined ? words.allNetworks : chainName(chainId, 'label')
}
