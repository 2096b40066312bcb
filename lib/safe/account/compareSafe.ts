import { type Address, getAddress } from 'viem'
import { type Check, compareValues, unknown } from '@/lib/safe/verify/verification'
import type { SafeState } from './readSafe'
import { dropFlavour } from './version'

/** A Safe as a service describes it; what the service left out is undefined and not compared. */
export type ServiceSafe = {
  version: string
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  modules?: readonly Address[] | undefined
  guard?: Address | undefined
  fallbackHandler?: Address | undefined
  singleton?: Address | undefined
}

/**
 * What the service says of the Safe beside what the chain says, field by field; one `unknown` when the chain has not
 * answered. A service that is merely behind by a block differs too: the chain is right.
 */
export function compareSafe(service: ServiceSafe, chain: SafeState | undefined): Check[] {
  if (!chain) return [unknown('chain', { code: 'serviceAlone' })]
  const compare = (subject: string, ofChain: unknown, ofService: unknown) =>
    compareValues(subject, `${ofChain}`, `${ofService}`, [
      { code: 'setting', setting: subject },
      { code: 'otherSetting', setting: subject },
    ])
  const checks = [
    compare('version', dropFlavour(chain.version), dropFlavour(service.version)),
    compare('owners', sortAddresses(chain.owners), sortAddresses(service.owners)),
    compare('threshold', chain.threshold, service.threshold),
    compare('nonce', chain.nonce, service.nonce),
  ]
  if (service.modules) checks.push(compare('modules', sortAddresses(chain.modules), sortAddresses(service.modules)))
  if ('guard' in service) checks.push(compare('guard', chain.guard ?? 'none', service.guard ?? 'none'))
  if ('fallbackHandler' in service) {
    checks.push(compare('fallbackHandler', chain.fallbackHandler ?? 'none', service.fallbackHandler ?? 'none'))
  }
  if (service.singleton) checks.push(compare('singleton', chain.singleton, service.singleton))
  return checks
}

function sortAddresses(addresses: readonly Address[]): string {
  return addresses
    .map((address) => getAddress(address))
    .sort()
    .join(', ')
}
