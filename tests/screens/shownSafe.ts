import { type Address, getAddress } from 'viem'
import type { SafeView } from '@/lib/safe-view/safeView'

export const shownAddress: Address = getAddress('0x00000000000000000000000000000000000000aa')
export const shownOwner: Address = getAddress('0x00000000000000000000000000000000000000dd')

/** A Safe of one owner as a screen is handed it, where no chain or service is asked. */
export const shownSafe: SafeView = {
  ...{ chainId: 31337, address: shownAddress, version: '1.4.1', owners: [shownOwner], threshold: 1, nonce: 0n },
  ...{ modules: [], balance: 0n, guard: undefined, fallbackHandler: undefined, chain: undefined, service: undefined },
  ...{ source: 'chain', checks: [], phases: { chain: 'answered', service: 'answered' } },
}
