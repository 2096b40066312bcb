import { type Check, unknown } from '@/lib/safe/verify/verification'
import { checkTime } from '@/lib/verify/checks/checkTime'
import { compareEnding } from '@/lib/verify/checks/judgeStatus'
import type { UnverifiableKind } from './claimedTransaction'
import type { OnChainInput } from './detailsInput'
import { readReceipt } from './readReceipt'
import { verifyCreation } from './verifyCreation'
import { verifyIncoming } from './verifyIncoming'
import { verifyModule } from './verifyModule'

/** Compares a transaction that no owner signed with what its receipt on the chain says. */
export async function verifyOnChain(input: OnChainInput & { kind: UnverifiableKind['kind'] }): Promise<Check[]> {
  const { client, details, kind } = input
  if (kind === 'unknown') return [unknown('kind', { code: 'unknownKind' })]
  const hash = details.txHash ?? (details.txInfo.type === 'Creation' ? details.txInfo.transactionHash : null)
  const receipt = await readReceipt(client, hash)
  if ('status' in receipt && 'subject' in receipt) return [receipt]
  const time = await checkTime(client, receipt, details.executedAt)
  if (kind === 'module') return [...(await verifyModule(input, receipt)), ...time]
  const checks = kind === 'creation' ? await verifyCreation(input, receipt) : await verifyIncoming(input, receipt)
  return [...checks, checkDone(details.txStatus), ...time]
}

/** What came in, and the Safe itself, is there or is not: it neither waits nor fails. */
function checkDone(txStatus: string): Check {
  if (txStatus === 'UNKNOWN') return unknown('txStatus', { code: 'unknownEnding' })
  return compareEnding('SUCCESS', txStatus)
}
