import type { Address, Hex } from 'viem'
import type { ChainService } from '../chainService'
import type { Records } from '../federation/federated'

/** Where it is known, when a hosted service stands beside this gateway. Of what is settled the chain says all. */
export async function nameSources({ federated }: ChainService, kind: Records, hash: Hex) {
  return federated ? { sources: await federated.describe(kind, hash) } : {}
}

/** What the hosted service lists beside it that does not hold, or could not be read. */
export function nameNotTaken({ federated }: ChainService, kind: Records, safe: Address) {
  return federated ? { service: { name: federated.service, notTaken: federated.listNotTaken(kind, safe) } } : {}
}

export const isSettled = (status: string) => ['SUCCESS', 'FAILED', 'CANCELLED'].includes(status)
