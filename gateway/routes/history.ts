import { parseFlag } from '../http/input'
import { cutPage, pageLinks, parseCursor } from '../http/paging'
import { type Route, type SafeCall, safeRoute } from '../http/router'
import { describeCreation } from '../view/creation'
import { readDayStart, withDateLabels } from '../view/dateLabels'
import { isShown, listHistory } from '../view/historyRows'
import { summarizeRow } from '../view/summary'

export const historyRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/transactions/history', async (call) => {
    const { chain, safe, query, url } = call
    const trustedOnly = parseFlag(query, 'trusted', true)
    const dayStart = readDayStart(query)
    const rows = listHistory(chain, safe).filter((row) => isShown(chain, row, trustedOnly))
    const window = parseCursor(query)
    const page = cutPage(rows, window)
    const info = await chain.safes.read(safe)
    const items = await Promise.all(page.rows.map((row) => summarizeRow(chain, info, row)))
    const isLast = !page.hasNext && (page.rows.length > 0 || window.offset === 0)
    const transactions = [...items, ...(isLast ? createdItem(call) : [])].map((transaction) => ({
      ...{ timestamp: transaction.timestamp, item: { type: 'TRANSACTION', transaction, conflictType: 'None' } },
    }))
    const before = rows[window.offset - 1]?.transaction.timestamp
    const results = withDateLabels(transactions, dayStart, before)
    return { body: { count: rows.length, ...pageLinks(url, window, page.hasNext), results } }
  }),
]

/** The creation stands below everything else, on the last page. */
function createdItem({ chain, safe }: SafeCall) {
  const record = chain.index.findSafe(safe)
  return record ? [describeCreation(record)] : []
}
