import { judgeChecks } from '@/lib/verify/checks/judgeChecks'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import type { SafeView } from './safeView'

/** A gateway that lies about the Safe is not believed about its transactions; its nonce may merely be a block behind. */
export function addSafeChecks(result: DetailsVerification, safeChecks: SafeView['checks']): DetailsVerification {
  const lies = safeChecks.filter(({ status, subject }) => status === 'mismatch' && subject !== 'nonce')
  if (lies.length === 0) return result
  const checks = [...result.checks, ...lies]
  return { ...result, checks, status: judgeChecks(checks) }
}
