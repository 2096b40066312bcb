import type { Address } from 'viem'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import type { PageWindow } from '../http/paging'
import type { Proposal } from '../store/proposals'
import { proposedItem } from './multisigItem'
import { summarizeMultisig } from './summary'

/** One above what is queued already, and never one that the Safe has used. */
export async function recommendedNonce(chain: ChainService, safe: Address, safeNonce: bigint) {
  const highest = await chain.proposals.highestTrustedNonce(safe)
  return Math.max(Number(safeNonce), highest === null ? 0 : highest + 1)
}

type Neighbours = { before: Proposal | undefined; after: Proposal | undefined }

/** A page of the queue. One row more is read on either side, so that groups and labels hold across page borders. */
export async function listQueue(chain: ChainService, info: SafeInfo, window: PageWindow, trustedOnly: boolean) {
  const lead = window.offset > 0 ? 1 : 0
  const read = await chain.proposals.listQueued(info.address, info.nonce, {
    ...{ trustedOnly, limit: window.limit + lead + 1, offset: window.offset - lead },
  })
  const rows = read.slice(lead, lead + window.limit)
  const transactions = await Promise.all(
    rows.map(async (proposal) => summarizeMultisig(chain, info, await proposedItem(chain, info, proposal))),
  )
  const items = rows.flatMap((row, position) => {
    const before = read[lead + position - 1]
    const after = read[lead + position + 1]
    const heading = describeHeading(row, { before, after }, info.nonce)
    const conflictType = describeConflict(row, { before, after })
    return [...heading, { type: 'TRANSACTION', transaction: transactions[position], conflictType }]
  })
  return { items, hasNext: read.length > lead + window.limit }
}

function describeHeading(row: Proposal, { before, after }: Neighbours, safeNonce: bigint) {
  const { nonce } = row.fields
  if (before?.fields.nonce === nonce) return []
  const isNext = nonce === safeNonce
  const isFirstQueued = !isNext && (!before || before.fields.nonce === safeNonce)
  const label = isNext ? 'Next' : 'Queued'
  return [
    ...(isNext || isFirstQueued ? [{ type: 'LABEL', label }] : []),
    ...(after?.fields.nonce === nonce ? [{ type: 'CONFLICT_HEADER', nonce: Number(nonce) }] : []),
  ]
}

function describeConflict({ fields }: Proposal, { before, after }: Neighbours) {
  if (after?.fields.nonce === fields.nonce) return 'HasNext'
  return before?.fields.nonce === fields.nonce ? 'End' : 'None'
}
