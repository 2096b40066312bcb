import { type Address, isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { findDeployment } from '@/lib/safe/deployments'
import { parseProxyCreations } from '@/lib/safe/proxyCreations'
import { type Check, compareValues } from '@/lib/safe/verification'
import type { DetailsInput } from './verifyDetails'

const setupAbi = parseAbi([
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
])

/**
 * Whether the Safe was created in this transaction, and by whom and from what as far as events tell. Any contract can say
 * that it created a Safe: what counts is the Safe's own word, which it gives once, or that of Safe's factory.
 */
export function verifyCreation({ ref, details }: DetailsInput, receipt: TransactionReceipt): Check[] {
  const { logs } = receipt
  const creations = parseProxyCreations(logs).filter(({ proxy }) => isAddressEqual(proxy, ref.address))
  const wasSetUp = parseEventLogs({ abi: setupAbi, logs }).some(({ address }) => isAddressEqual(address, ref.address))
  const { txInfo } = details
  const claimed = txInfo.type === 'Creation' ? txInfo : undefined
  const isOfClaimed = ({ factory }: { factory: Address }) =>
    claimed?.factory ? isAddressEqual(factory, claimed.factory.value) : isPublished(factory)
  const created = creations.find(isOfClaimed) ?? creations[0]
  if (!created && !wasSetUp) {
    const reason = 'The Safe was not created in the transaction that is named here.'
    return [{ status: 'mismatch', subject: 'creation', field: 'txHash', reason, received: receipt.transactionHash }]
  }
  const checks = [judgeCreation(wasSetUp || creations.some(({ factory }) => isPublished(factory)))]
  if (!claimed) return checks
  return [
    ...checks,
    compare('txHash', receipt.transactionHash, claimed.transactionHash, 'transaction'),
    compare('creator', receipt.from, claimed.creator.value),
    ...compareParts(created, claimed.factory?.value, claimed.implementation?.value),
  ]
}

function isPublished(factory: Address): boolean {
  return findDeployment(factory)?.name === 'proxyFactory'
}

function judgeCreation(isProved: boolean): Check {
  const subject = 'creation'
  if (isProved) return { status: 'match', subject, reason: 'The Safe was created in this transaction.' }
  const reason = 'Only a contract that is not known here says that the Safe was created in this transaction.'
  return { status: 'unknown', subject, reason }
}

type Created = { factory: Address; singleton: Address } | undefined

function compareParts(created: Created, factory: Address | undefined, implementation: Address | undefined): Check[] {
  const unproved = (subject: string): Check => ({
    ...{ status: 'unknown', subject, reason: `The chain does not name the ${subject}.` },
  })
  return [
    ...(factory ? [created ? compare('factory', created.factory, factory) : unproved('factory')] : []),
    ...(implementation
      ? [created ? compare('implementation', created.singleton, implementation) : unproved('implementation')]
      : []),
  ]
}

function compare(subject: string, expected: string, received: string, name = subject): Check {
  return compareValues(subject, expected, received, [
    `The chain names the same ${name}.`,
    `The chain names another ${name}.`,
  ])
}
