import type { Address } from 'viem'
import { comparePlace, type Execution, type ModuleExecution, type SafeRecord, type Transfer } from '../chain/records'
import type { ChainService } from '../chainService'

export type HistoryRow = Execution | ModuleExecution | Transfer

type Cached = { rows: HistoryRow[]; stamp: string }
// The rows of a Safe are sorted once for each newest block, not once for each request.
const cache = new WeakMap<SafeRecord, Cached>()

/**
 * What has happened to a Safe, newest first: its executions, and the transfers of all other transactions. A transfer
 * inside an execution of the Safe belongs to that execution.
 */
export function listHistory(chain: ChainService, safe: Address): HistoryRow[] {
  const record = chain.index.findSafe(safe)
  if (!record) return []
  const { stamp } = chain.index
  const known = cache.get(record)
  if (known?.stamp === stamp) return known.rows
  const rows = buildRows(record, chain.index.current.transfersByAccount.get(safe) ?? [])
  cache.set(record, { rows, stamp })
  return rows
}

function buildRows(record: SafeRecord, tokenTransfers: readonly Transfer[]) {
  const executions: HistoryRow[] = [...record.executions, ...record.moduleExecutions]
  const executed = new Set(executions.map(({ transaction }) => transaction.hash))
  const transfers = [...tokenTransfers, ...record.nativeTransfers].filter(
    ({ transaction }) => !executed.has(transaction.hash),
  )
  return [...executions, ...transfers].sort((left, right) => comparePlace(right, left))
}

/** Every transfer to the Safe from others, those inside its own executions too, newest first. */
export function listIncoming(chain: ChainService, safe: Address): Transfer[] {
  const record = chain.index.findSafe(safe)
  const tokens = chain.index.current.transfersByAccount.get(safe) ?? []
  return [...tokens, ...(record?.nativeTransfers ?? [])]
    .filter(({ from, to }) => to === safe && from !== safe)
    .sort((left, right) => comparePlace(right, left))
}

/** Tokens that nobody trusts are left out on demand; transfers of nothing always are. */
export function isShown(chain: ChainService, row: HistoryRow, trustedOnly: boolean) {
  if (row.kind !== 'transfer') return true
  if (row.asset !== 'erc721' && row.amount === 0n) return false
  if (row.asset === 'native' || !trustedOnly) return true
  return row.asset === 'erc721' ? !chain.trust.isSpam(row.token) : chain.trust.isTrusted(row.token)
}
