import type { Address } from 'viem'
import type { ModuleExecution, Transfer } from '../chain/records'
import type { ChainService } from '../chainService'
import { invalid } from '../http/failure'
import {
  isHash,
  lowerHex,
  parseFlag,
  parseOptionalAddress,
  parseOptionalAmount,
  parseOptionalDate,
  parseOptionalFlag,
} from '../http/input'
import { cutPage, pageLinks, parseCursor } from '../http/paging'
import { type Route, safeRoute } from '../http/router'
import { isShown, listHistory, listIncoming } from '../view/historyRows'
import { listMultisig } from '../view/multisigList'
import { summarizeMultisig, summarizeRow } from '../view/summary'

export const transactionListRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/incoming-transfers', async ({ chain, safe, query, url }) => {
    const rows = filterIncoming(chain, listIncoming(chain, safe), query)
    const window = parseCursor(query)
    const page = cutPage(rows, window)
    const info = await chain.safes.read(safe)
    const transactions = await Promise.all(page.rows.map((row) => summarizeRow(chain, info, row)))
    return { body: { ...pageLinks(url, window, page.hasNext), results: transactions.map(listItem) } }
  }),
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/module-transactions', async ({ chain, safe, query, url }) => {
    const rows = filterModule(listModule(chain, safe), query)
    const window = parseCursor(query)
    const page = cutPage(rows, window)
    const info = await chain.safes.read(safe)
    const transactions = await Promise.all(page.rows.map((row) => summarizeRow(chain, info, row)))
    const results = transactions.map(listItem)
    return { body: { count: rows.length, ...pageLinks(url, window, page.hasNext), results } }
  }),
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/multisig-transactions', async ({ chain, safe, query, url }) => {
    const info = await chain.safes.read(safe)
    const rows = await listMultisig(chain, info, {
      ...readDates(query),
      to: parseOptionalAddress(query, 'to'),
      value: parseOptionalAmount(query, 'value'),
      nonce: parseOptionalAmount(query, 'nonce'),
      isExecuted: parseOptionalFlag(query, 'executed'),
    })
    const window = parseCursor(query)
    const page = cutPage(rows, window)
    const items = await Promise.all(page.rows.map(({ read }) => read()))
    const transactions = await Promise.all(items.map((item) => summarizeMultisig(chain, info, item)))
    return { body: { ...pageLinks(url, window, page.hasNext), results: transactions.map(listItem) } }
  }),
]

function listItem<Summary>(transaction: Summary) {
  return { type: 'TRANSACTION', transaction, conflictType: 'None' }
}

function readDates(query: URLSearchParams) {
  return {
    from: parseOptionalDate(query, 'execution_date__gte'),
    until: parseOptionalDate(query, 'execution_date__lte'),
  }
}

function filterIncoming(chain: ChainService, rows: Transfer[], query: URLSearchParams) {
  const trustedOnly = parseFlag(query, 'trusted', true)
  const { from, until } = readDates(query)
  const to = parseOptionalAddress(query, 'to')
  const value = parseOptionalAmount(query, 'value')
  const token = parseOptionalAddress(query, 'token_address')
  return rows.filter((row) => {
    const { timestamp } = row.transaction
    if (!isShown(chain, row, trustedOnly)) return false
    if ((from !== undefined && timestamp < from) || (until !== undefined && timestamp > until)) return false
    if (to && row.to !== to) return false
    if (token && (row.asset === 'native' || row.token !== token)) return false
    return value === undefined || (row.asset !== 'erc721' && row.amount === value)
  })
}

function listModule(chain: ChainService, safe: Address) {
  return listHistory(chain, safe).filter((row): row is ModuleExecution => row.kind === 'module')
}

function filterModule(rows: ModuleExecution[], query: URLSearchParams) {
  const to = parseOptionalAddress(query, 'to')
  const module = parseOptionalAddress(query, 'module')
  const hash = query.get('transaction_hash')
  if (hash && !isHash(hash))
    throw invalid('Invalid hash: 0x and 64 hexadecimal digits are expected', ['transaction_hash'])
  return rows.filter((row) => {
    if (to && row.call?.to !== to) return false
    if (module && row.module !== module) return false
    return !isHash(hash) || row.transaction.hash === lowerHex(hash)
  })
}
