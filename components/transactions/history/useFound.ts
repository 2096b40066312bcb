import { useDeferredValue, useMemo } from 'react'
import type { Address } from 'viem'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { useDrawnSize } from '@/components/ui/list/useDrawnSize'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { Day } from '@/lib/format/groupByDay'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { fitsSearch } from './searchHistory'

/** A few windows full at once, and then as many as are drawn in some tens of milliseconds. */
const drawing = { first: 100, step: 250 }

type Found = {
  /** How many there are; undefined where nothing is looked for. */
  count: number | undefined
  /** As many of them as are to be drawn, under their days. */
  shown: readonly Day<TransactionSummary>[]
}

/** The rows of a history that have what is looked for. The field where it is typed does not wait for them. */
export function useFound(
  { chainId, address }: SafeRef,
  days: readonly Day<TransactionSummary>[],
  search: string,
): Found {
  const { nameOf } = useAddressBook()
  const words = useDeferredValue(search.trim())
  const found = useMemo(() => {
    if (words === '') return days
    const native = nativeUnit(chainId)
    // The book is looked through once for each account, not for each row.
    const names = new Map<Address, string | undefined>()
    const nameOnce = (account: Address) => {
      if (!names.has(account)) names.set(account, nameOf(chainId, account))
      return names.get(account)
    }
    const reader = { safe: address, native, nameOf: nameOnce }
    const narrowed = days.map((day) => ({
      ...day,
      entries: day.entries.filter((entry) => fitsSearch(entry, words, reader)),
    }))
    return narrowed.filter(({ entries }) => entries.length > 0)
  }, [chainId, address, days, words, nameOf])
  const count = useMemo(() => found.reduce((sum, { entries }) => sum + entries.length, 0), [found])
  const size = useDrawnSize(count, { ...drawing, name: words })
  const shown = useMemo(() => (size < count ? cutDays(found, size) : found), [found, count, size])
  return { count: words === '' ? undefined : count, shown }
}

/** The first entries, under their days. */
function cutDays<Entry>(days: readonly Day<Entry>[], size: number): Day<Entry>[] {
  const cut: Day<Entry>[] = []
  let left = size
  for (const { day, entries } of days) {
    if (left <= 0) break
    cut.push({ day, entries: entries.length > left ? entries.slice(0, left) : entries })
    left -= entries.length
  }
  return cut
}
