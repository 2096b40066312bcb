import { useMemo } from 'react'
import type { Address } from 'viem'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { Warning, WarningCode } from '@/lib/safe/call/warnings'
import { gatewayWarnings, warnSummary } from '@/lib/verify/transferWarnings'

const saidInFull = new Set<WarningCode>(['lookAlikeAddress', 'movesNothing', 'onlyTokenSent', ...gatewayWarnings])

type RowWarnings = { said: Warning[]; counted: number }

/** What must not be missed is said in the row, once; of the rest, which the details say, the number. */
export function useRowWarnings(
  { txInfo, executionInfo }: TransactionSummary,
  known: readonly Address[],
  receivers: readonly Address[],
  checked: readonly Warning[] = [],
): RowWarnings {
  const listed = useMemo(
    () => warnSummary(txInfo, executionInfo !== null, known, receivers),
    [txInfo, executionInfo, known, receivers],
  )
  const warnings = [...listed, ...checked]
  const said = warnings.filter(({ code }) => saidInFull.has(code))
  const others = warnings.filter(({ code, severity }) => severity !== 'notice' && !saidInFull.has(code))
  const once = new Map(said.map((warning) => [`${warning.code} ${warning.address}`, warning]))
  return { said: [...once.values()], counted: others.length }
}
