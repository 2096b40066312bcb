import type { Warning, WarningCode } from '@/lib/safe/call/warnings'
import { gatewayWarnings } from '@/lib/verify/transferWarnings'

const saidInFull = new Set<WarningCode>(['lookAlikeAddress', 'movesNothing', 'onlyTokenSent', ...gatewayWarnings])

/** What must not be missed is said in the row, once; of the rest, which the details say, the number. */
export function sortWarnings(warnings: readonly Warning[]): { said: Warning[]; counted: number } {
  const said = warnings.filter(({ code }) => saidInFull.has(code))
  const others = warnings.filter(({ code, severity }) => severity !== 'notice' && !saidInFull.has(code))
  const once = new Map(said.map((warning) => [`${warning.code} ${warning.address}`, warning]))
  return { said: [...once.values()], counted: others.length }
}
