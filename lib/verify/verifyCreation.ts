import { type Address, isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { parseProxyCreations } from '@/lib/safe/proxyCreations'
import { type Check, compareValues } from '@/lib/safe/verification'
import type { DetailsInput } from './verifyDetails'

const setupAbi = parseAbi([
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
])

/** Whether the Safe was created in this transaction, and by whom and from what as far as events tell. */
export function verifyCreation({ ref, details }: DetailsInput, receipt: TransactionReceipt): Check[] {
  const { logs } = receipt
  const created = parseProxyCreations(logs).find(({ proxy }) => isAddressEqual(proxy, ref.address))
  const wasSetUp = parseEventLogs({ abi: setupAbi, logs }).some(({ address }) => isAddressEqual(address, ref.address))
  if (!created && !wasSetUp) {
    const reason = 'The Safe was not created in the transaction that is named here.'
    return [{ status: 'mismatch', subject: 'creation', field: 'txHash', reason, received: receipt.transactionHash }]
  }
  const checks: Check[] = [
    { status: 'match', subject: 'creation', reason: 'The Safe was created in this transaction.' },
  ]
  const { txInfo } = details
  if (txInfo.type !== 'Creation') return checks
  checks.push(compare('creator', receipt.from, txInfo.creator.value))
  if (created && txInfo.factory) checks.push(compare('factory', created.factory, txInfo.factory.value))
  if (created && txInfo.implementation) {
    checks.push(compare('implementation', created.singleton, txInfo.implementation.value))
  }
  return checks
}

function compare(subject: string, expected: Address, received: Address): Check {
  return compareValues(subject, expected, received, [
    `The chain names the same ${subject}.`,
    `The chain names another ${subject}.`,
  ])
}
