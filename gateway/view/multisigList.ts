import type { Address } from 'viem'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { executedItem, type MultisigItem, proposedItem } from './multisigItem'

export type MultisigFilter = {
  /** Milliseconds; either leaves out what was not executed. */
  from: number | undefined
  until: number | undefined
  to: Address | undefined
  value: bigint | undefined
  nonce: bigint | undefined
  isExecuted: boolean | undefined
}

type Row = { nonce: number; time: number; read: () => MultisigItem | Promise<MultisigItem> }

/** Executed and proposed transactions together, the newest nonce first. Only those on a page are read whole. */
export function listMultisig(chain: ChainService, info: SafeInfo, filter: MultisigFilter): Row[] {
  const rows = [
    ...(filter.isExecuted === false ? [] : executedRows(chain, info, filter)),
    ...(isProposalWanted(filter) ? proposedRows(chain, info, filter) : []),
  ]
  return rows.sort((left, right) => right.nonce - left.nonce || right.time - left.time)
}

function isProposalWanted({ isExecuted, from, until }: MultisigFilter) {
  return isExecuted !== true && from === undefined && until === undefined
}

function executedRows(chain: ChainService, { address }: SafeInfo, filter: MultisigFilter): Row[] {
  const executions = chain.index.findSafe(address)?.executions ?? []
  return executions.flatMap((execution, position) => {
    const fields = execution.fields ?? chain.proposals.find(execution.safeTxHash)?.fields
    const nonce = fields?.nonce ?? BigInt(position)
    const time = execution.transaction.timestamp
    if (filter.from !== undefined && time < filter.from) return []
    if (filter.until !== undefined && time > filter.until) return []
    if (!matches({ to: fields?.to, value: fields?.value, nonce }, filter)) return []
    return [{ nonce: Number(nonce), time, read: () => executedItem(chain, address, execution) }]
  })
}

function proposedRows(chain: ChainService, info: SafeInfo, filter: MultisigFilter): Row[] {
  const executed = chain.index.current.executionsByHash
  const needsFields = filter.to !== undefined || filter.value !== undefined
  return chain.proposals.listMarks(info.address).flatMap(({ safeTxHash, nonce, submittedAt, isTrusted }) => {
    if (!isTrusted || executed.has(safeTxHash)) return []
    const fields = needsFields ? chain.proposals.find(safeTxHash)?.fields : undefined
    if (!matches({ to: fields?.to, value: fields?.value, nonce: BigInt(nonce) }, filter)) return []
    return [{ nonce, time: submittedAt, read: () => readProposed(chain, info, safeTxHash) }]
  })
}

function readProposed(chain: ChainService, info: SafeInfo, safeTxHash: `0x${string}`) {
  const proposal = chain.proposals.find(safeTxHash)
  if (!proposal) throw new Error(`The proposal ${safeTxHash} was deleted while it was listed`)
  return proposedItem(chain, info, proposal)
}

type Seen = { to: Address | undefined; value: bigint | undefined; nonce: bigint }

function matches(seen: Seen, { to, value, nonce }: MultisigFilter) {
  if (to !== undefined && seen.to !== to) return false
  if (value !== undefined && seen.value !== value) return false
  return nonce === undefined || seen.nonce === nonce
}
