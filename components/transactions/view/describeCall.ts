import { isAddressEqual } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { findDeployment } from '@/lib/safe/account/deployments'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import * as words from './words'

/** Whose address a call goes to, where that is known without anybody's word. */
export function nameTarget(safe: SafeRef, { to }: Pick<DecodedCall, 'to'>): string | undefined {
  if (isAddressEqual(to, safe.address)) return words.thisSafe
  const deployment = findDeployment(to)
  return deployment && words.addressOfContract(words.contractNames[deployment.name], deployment.version)
}

/** How a call is made, with the danger of it in words. */
export function describeOperation(safe: SafeRef, { from, operation }: DecodedCall): string {
  const isOwn = isAddressEqual(from, safe.address)
  if (operation === 0) return isOwn ? words.call : words.callBy(from)
  return isOwn ? words.delegatecallAsSafe : words.delegatecallAs(from)
}

/** What could not be read of a call, one sentence each. */
export function listDoubts({ status, selector, signature, isExact, isIncomplete, data }: DecodedCall): string[] {
  const doubts: string[] = []
  if (status === 'unknown') doubts.push(selector ? words.functionUnknown(selector) : words.dataTooShort)
  if (status === 'malformed') {
    doubts.push(signature ? words.dataDoesNotFit(signature) : words.dataMalformed(data.slice(0, 20)))
  }
  if (!isExact) doubts.push(words.dataHoldsMore)
  if (isIncomplete) doubts.push(words.callsUnread)
  return doubts
}
