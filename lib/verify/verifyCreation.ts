import { type Address, isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { findPublished } from '@/lib/safe/account/deployments'
import { parseProxyCreations, readFactoryCall } from '@/lib/safe/account/proxyCreations'
import { isKnownVersion, versionRules } from '@/lib/safe/account/version'
import type { CreationPart } from '@/lib/safe/verify/reasonWords'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import type { DetailsInput } from './detailsInput'

const setupAbi = parseAbi([
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
])

/**
 * Whether the Safe was created in this transaction, and by whom and from what as far as events tell. Any contract can say
 * that it created a Safe: what counts is the Safe's own word, which it gives once, or that of Safe's factory.
 */
export async function verifyCreation(input: DetailsInput, receipt: TransactionReceipt): Promise<Check[]> {
  const { ref, details, chain, version } = input
  const { logs, contractAddress } = receipt
  const isDeployed = contractAddress ? isAddressEqual(contractAddress, ref.address) : false
  const creations = parseProxyCreations(logs).filter(({ proxy }) => isAddressEqual(proxy, ref.address))
  const wasSetUp = parseEventLogs({ abi: setupAbi, logs }).some(({ address }) => isAddressEqual(address, ref.address))
  const { txInfo } = details
  const claimed = txInfo.type === 'Creation' ? txInfo : undefined
  const isOfClaimed = ({ factory }: { factory: Address }) =>
    claimed?.factory ? isAddressEqual(factory, claimed.factory.value) : isPublished(factory)
  const created = creations.find(isOfClaimed) ?? creations[0]
  if (!created && !wasSetUp && !isDeployed) {
    if (!tellsSetup(chain?.version ?? version)) return [judgeCreation(false)]
    return [mismatch('creation', { code: 'notCreated' }, { field: 'txHash', received: receipt.transactionHash })]
  }
  const checks = [judgeCreation(wasSetUp || isDeployed || creations.some(({ factory }) => isPublished(factory)))]
  if (!claimed) return checks
  return [
    ...checks,
    compare('txHash', receipt.transactionHash, claimed.transactionHash),
    compare('creator', receipt.from, claimed.creator.value),
    ...compareParts(
      created && { ...created, singleton: created.singleton ?? (await readSingleton(input, receipt, created.factory)) },
      claimed.factory?.value,
      claimed.implementation?.value,
    ),
  ]
}

function isPublished(factory: Address): boolean {
  return findPublished(factory)?.name === 'proxyFactory'
}

/** Old Safes said nothing of their setup, and not every factory that it created one; of others that is not known. */
function tellsSetup(version: string): boolean {
  return isKnownVersion(version) && versionRules(version).tellsSetup
}

/** Where the factory does not write down what it was told to create, the call to it says so. */
async function readSingleton(
  { client }: DetailsInput,
  { to, transactionHash }: TransactionReceipt,
  factory: Address,
): Promise<Address | undefined> {
  if (!client || !to || !isAddressEqual(to, factory)) return undefined
  const transaction = await client.getTransaction({ hash: transactionHash }).catch(() => undefined)
  return transaction && readFactoryCall(transaction.input)?.singleton
}

function judgeCreation(isProved: boolean): Check {
  const subject = 'creation'
  if (isProved) return match(subject, { code: 'createdHere' })
  return unknown(subject, { code: 'onlySaidCreated' })
}

type Created = { factory: Address; singleton: Address | undefined } | undefined

function compareParts(created: Created, factory: Address | undefined, implementation: Address | undefined): Check[] {
  const unproved = (part: CreationPart) => unknown(part, { code: 'creationPartUnnamed', part })
  return [
    ...(factory ? [created ? compare('factory', created.factory, factory) : unproved('factory')] : []),
    ...(implementation
      ? [created?.singleton ? compare('implementation', created.singleton, implementation) : unproved('implementation')]
      : []),
  ]
}

function compare(part: CreationPart, expected: string, received: string): Check {
  return compareValues(part, expected, received, [
    { code: 'creationPart', part },
    { code: 'otherCreationPart', part },
  ])
}
