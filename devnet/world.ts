import type { Address } from 'viem'
import { owners, recipients } from './accounts'
import type { Chain } from './chain'
import { type SafeVersion, safeVersions } from './safeContracts'
import { deploySafe, predictSafe, type Safe } from './safes'
import { devnetTokens } from './tokens'

export type World = {
  tokens: typeof devnetTokens
  /** Alice's alone. */
  single: Record<SafeVersion, Safe>
  /** Alice's, Bob's and Carol's, two of whom must agree. */
  shared: Record<SafeVersion, Safe>
  /** Owned by Alice and by the shared Safe 1.4.1, both of whom must agree. */
  nested: Safe
  /** Alice's, with Erin's account as a module that may spend on its own. */
  withModule: Safe
  module: Address
  /** Bob's and Carol's, with an address that is known and funded but without code. */
  undeployed: Safe
}

const [alice, bob, carol] = owners
const everyone = owners.map((owner) => owner.address)

/** What `seedWorld` puts on a chain. All addresses are known beforehand, so this needs no chain. */
export function describeWorld(): World {
  const shared = byVersion((version) => predictSafe({ version, owners: everyone, threshold: 2 }))
  return {
    tokens: devnetTokens,
    single: byVersion((version) => predictSafe({ version, owners: [alice.address], threshold: 1 })),
    shared,
    nested: predictSafe({ version: '1.4.1', owners: [alice.address, shared['1.4.1'].address], threshold: 2 }),
    withModule: predictSafe({ version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce: 1n }),
    module: recipients[1].address,
    undeployed: predictSafe({ version: '1.4.1', owners: [bob.address, carol.address], threshold: 2 }),
  }
}

export async function deployWorldSafes(chain: Chain, { single, shared, nested, withModule }: World) {
  const safes = [...Object.values(single), ...Object.values(shared), nested, withModule]
  for (const safe of safes) await deploySafe(chain, safe)
}

function byVersion(make: (version: SafeVersion) => Safe): Record<SafeVersion, Safe> {
  const [first, second, third] = safeVersions
  return { [first]: make(first), [second]: make(second), [third]: make(third) }
}
