import type { Check } from '@/lib/safe/verification'
import type { UnverifiableKind } from './claimedTransaction'
import { readReceipt } from './readReceipt'
import { verifyCreation } from './verifyCreation'
import type { DetailsInput } from './verifyDetails'
import { verifyIncoming } from './verifyIncoming'
import { verifyModule } from './verifyModule'

/** Compares a transaction that no owner signed with what its receipt on the chain says. */
export async function verifyOnChain(input: DetailsInput & { kind: UnverifiableKind['kind'] }): Promise<Check[]> {
  const { client, details, kind } = input
  if (kind === 'unknown') {
    return [{ status: 'unknown', subject: 'kind', reason: 'This kind of transaction is not known here.' }]
  }
  const hash = details.txHash ?? (details.txInfo.type === 'Creation' ? details.txInfo.transactionHash : null)
  const receipt = await readReceipt(client, hash)
  if ('status' in receipt && 'subject' in receipt) return [receipt]
  if (kind === 'creation') return verifyCreation(input, receipt)
  return kind === 'module' ? verifyModule(input, receipt) : verifyIncoming(input, receipt)
}
