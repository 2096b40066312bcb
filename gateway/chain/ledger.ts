import type { Address, Hex } from 'viem'
import type { Execution, SafeRecord, Transfer } from './records'

/** Everything that the logs up to one block say. It grows with the chain and is thrown away when the chain is reverted. */
export type Ledger = {
  safes: Map<Address, SafeRecord>
  safesByOwner: Map<Address, Set<Address>>
  executionsByHash: Map<Hex, { safe: Address; execution: Execution }>
  /** Token transfers of every account: a Safe may have received some before it was deployed. */
  transfersByAccount: Map<Address, Transfer[]>
}

export function createLedger(): Ledger {
  return { safes: new Map(), safesByOwner: new Map(), executionsByHash: new Map(), transfersByAccount: new Map() }
}

export function addEverOwner(ledger: Ledger, record: SafeRecord, owner: Address) {
  record.everOwners.add(owner)
  const safes = ledger.safesByOwner.get(owner) ?? new Set()
  ledger.safesByOwner.set(owner, safes.add(record.address))
}

export function addTransfer(ledger: Ledger, transfer: Transfer) {
  for (const account of new Set([transfer.from, transfer.to])) {
    const transfers = ledger.transfersByAccount.get(account)
    if (transfers) transfers.push(transfer)
    else ledger.transfersByAccount.set(account, [transfer])
  }
}
