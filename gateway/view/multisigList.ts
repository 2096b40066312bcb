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

type Row = { nonce: number; time: number; read: () => Promise<MultisigItem> }

/** Executed and proposed transactions together, the newest nonce first. Only those on a page are read whole. */
export async function listMultisig(chain: ChainService, info: SafeInfo, filter: MultisigFilter): Promise<Row[]> {
  const rows = [
    ...(filter.isExecuted === false ? [] : await executedRows(chain, info, filter)),
    ...(isProposalWanted(filter) ? await proposedRows(chain, info, filter) : []),
  ]
  return rows.sort((left, right) => right.nonce - left.nonce || right.time - left.time)
}

function isProposalWanted({ isExecuted, from, until }: MultisigFilter) {
  return isExecuted !== true && from === undefined && until === undefined
}

async function executedRows(chain: ChainService, { address }: SafeInfo, filter: MultisigFilter): Promise<Row[]> {
  const executions = [...(chain.index.findSafe(address)?.executions ?? [])]
  const found = await Promise.all(
    executions.map(async ({ fields, safeTxHash }) => fields ?? (await chain.proposals.find(safeTxHash))?.fields),
  )
  return executions.flatMap((execution, position) => {
    const fields = found[position]
    const nonce = fields?.nonce ?? BigInt(position)
    const time = execution.transaction.timestamp
    if (filter.from !== undefined && time < filter.from) return []
    if (filter.until !== undefined && time > filter.until) return []
    if (!matches({ to: fields?.to, value: fields?.value, nonce }, filter)) return []
    return [{ nonce: Number(nonce), time, read: () => executedItem(chain, address, execution) }]
  })
}

async function proposedRows(chain: ChainService, info: SafeInfo, filter: MultisigFilter): Promise<Row[]> {
  const executed = chain.index.current.executionsByHash
  const needsFields = filter.to !== undefined || filter.value !== undefined
  const marks = await chain.proposals.listMarks(info.address)
  const waiting = marks.filter(({ safeTxHash, isTrusted }) => isTrusted && !executed.has(safeTxHash))
  const found = await Promise.all(
    waiting.map(async ({ safeTxHash }) => (needsFields ? (await chain.proposals.find(safeTxHash))?.fields : undefined)),
  )
  return waiting.flatMap(({ safeTxHash, nonce, submittedAt }, position) => {
    const fields = found[position]
    if (!matches({ to: fields?.to, value: fields?.value, nonce: BigInt(nonce) }, filter)) return []
    return [{ nonce, time: submittedAt, read: () => readProposed(chain, info, safeTxHash) }]
  })
}

async function readProposed(chain: ChainService, info: SafeInfo, safeTxHash: `0x${string}`) {
  const proposal = await chain.proposals.find(safeTxHash)
  if (!proposal) throw new Error(`The proposal ${safeTxHash} was deleted while it was listed`)
  return proposedItem(chain, info, proposal)
}

type Seen = { to: Address | undefined; value: bigint | undefined; nonce: bigint }

function matches(seen: Seen, { to, value, nonce }: MultisigFilter) {
  if (to !== undefined && seen.to !== to) return false
  if (value !== undefined && seen.value !== value) return false
  return nonce === undefined || seen.nonce === nonce
}
