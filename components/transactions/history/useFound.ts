import { useMemo } from 'react'
import type { Address } from 'viem'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { Day } from '@/lib/format/groupByDay'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { fitsSearch } from './searchHistory'

/** The rows of a history that have what is looked for, under their days. */
export function useFound({ chainId, address }: SafeRef, days: readonly Day<TransactionSummary>[], search: string) {
  const { nameOf } = useAddressBook()
  const words = search.trim()
  return useMemo(() => {
    if (words === '') return days
    const native = nativeUnit(chainId)
    const reader = { safe: address, native, nameOf: (account: Address) => nameOf(chainId, account) }
    const narrowed = days.map((day) => ({
      ...day,
      entries: day.entries.filter((entry) => fitsSearch(entry, words, reader)),
    }))
    return narrowed.filter(({ entries }) => entries.length > 0)
  }, [chainId, address, days, words, nameOf])
}
