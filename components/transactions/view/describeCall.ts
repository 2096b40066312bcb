import { isAddressEqual } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type ContractName, findDeployment } from '@/lib/safe/account/deployments'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'

const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe (L2)',
  proxyFactory: 'Safe factory',
  tokenCallbackHandler: 'token callback handler',
  defaultCallbackHandler: 'callback handler',
  fallbackHandler: 'fallback handler',
  extensibleFallbackHandler: 'extensible fallback handler',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  safeMigration: 'migration',
  safeToL2Migration: 'migration to L2',
  safeToL2Setup: 'setup for L2',
}

/** Whose address a call goes to, where that is known without anybody's word. */
export function nameTarget(safe: SafeRef, { to }: Pick<DecodedCall, 'to'>): string | undefined {
  if (isAddressEqual(to, safe.address)) return 'This Safe itself'
  const deployment = findDeployment(to)
  return deployment && `Address of Safe’s ${contractNames[deployment.name]} contract, version ${deployment.version}`
}

/** How a call is made, with the danger of it in words. */
export function describeOperation(safe: SafeRef, { from, operation }: DecodedCall): string {
  const isOwn = isAddressEqual(from, safe.address)
  if (operation === 0) return isOwn ? 'Call' : `Call by ${from}`
  const actor = isOwn ? 'this Safe itself' : `the account ${from}`
  return `Delegatecall: runs the code at this address as ${actor}, with all its rights`
}

/** What could not be read of a call, one sentence each. */
export function listDoubts({ status, selector, signature, isExact, isIncomplete, data }: DecodedCall): string[] {
  const doubts: string[] = []
  if (status === 'unknown') {
    doubts.push(
      selector
        ? `Function ${selector} is not known here: what it does cannot be told from its data.`
        : 'The data is too short to name a function.',
    )
  }
  if (status === 'malformed') {
    doubts.push(
      signature ? `The data does not fit the function ${signature}.` : `The data is malformed: ${data.slice(0, 20)}`,
    )
  }
  if (!isExact) doubts.push('The data holds more than the parameters that are shown.')
  if (isIncomplete) doubts.push('It holds calls that could not be read.')
  return doubts
}
