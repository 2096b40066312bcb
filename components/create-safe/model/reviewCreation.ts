import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, decodeFunctionResult, isAddressEqual, zeroAddress } from 'viem'
import { ChainUnavailableError, isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { proxyFactoryAbi } from '@/lib/safe/call/abi'
import { explainSending } from '@/lib/safe/execute/explainSending'
import { hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import type { Obstacle } from '@/lib/signing/obstacle'
import { creationReviewKey } from '@/lib/signing/unfinished/actKeys'
import { type Created, checkCreated } from './checkCreated'
import { type Creation, newSafeOf } from './creation'

/** What the chain says before anything is paid for. Amounts are in wei; undefined where the chain cannot tell. */
export type ReviewedCreation = {
  created: Created
  /** The address that the factory itself would give: must be the predicted one. Undefined once something is there. */
  factoryAddress: Address | undefined
  /** What was sent to the address before there is a Safe. */
  addressBalance: bigint
  fee: bigint | undefined
  payerBalance: bigint | undefined
  /** Whether the chain has yet to take a transaction of an account whose wallet was asked for this creation before. */
  mayBeUnderWay: boolean
  /** The factory creates it in the block that is, and no more in the one to come: a transaction on its way will do so. */
  isBeingTaken: boolean
}

type Client = ReadClient

const pollingInterval = 15_000

/** What `reviewCreation` says, asked again every quarter of a minute. */
export function creationReviewQuery(
  client: Client | undefined,
  creation: Creation,
  payer: Address | undefined,
  asked: readonly Address[],
) {
  return queryOptions({
    queryKey: [...creationReviewKey, creation.chainId, creation.address, payer, asked] as const,
    queryFn: client ? () => reviewCreation(client, creation, payer, asked) : skipToken,
    refetchInterval: pollingInterval,
    gcTime: 0,
  })
}

/**
 * Asks the chain what stands at the predicted address, has the factory say where it would create the Safe, and estimates
 * the fee. `asked`: the accounts whose wallets were asked for it before. Throws viem's error, or SendingError that says why, when the factory refuses, and ChainUnavailableError.
 */
export async function reviewCreation(
  client: Client,
  creation: Creation,
  payer: Address | undefined,
  asked: readonly Address[] = [],
): Promise<ReviewedCreation> {
  const [created, addressBalance, payerBalance, busy] = await Promise.all([
    checkCreated(client, creation),
    client.getBalance({ address: creation.address }),
    payer && client.getBalance({ address: payer }),
    Promise.all(asked.map((account) => hasSomethingUnderWay(client, account))),
  ])
  const known = { created, addressBalance, payerBalance, mayBeUnderWay: busy.includes(true) }
  const nothing = { factoryAddress: undefined, fee: undefined, isBeingTaken: false }
  if (created.state !== 'absent') return { ...known, ...nothing }
  const factoryAddress = await askFactory(client, creation, payer)
  return { ...known, factoryAddress, ...(await estimateFee(client, creation, payer)) }
}

/**
 * Why this creation must not be sent; undefined when all is as predicted. A wallet that was asked before may have sent it:
 * what its account has under way counts as this very creation until the chain has taken it.
 */
export function findObstacle({ address }: Creation, review: ReviewedCreation): Obstacle | undefined {
  const { created, factoryAddress, mayBeUnderWay, isBeingTaken } = review
  if (created.state === 'asAsked') return { code: 'safeExists' }
  if (created.state === 'other') return { code: 'addressTaken' }
  if (mayBeUnderWay) return { code: 'mayBeSent' }
  if (isBeingTaken) return { code: 'beingCreated' }
  if (factoryAddress && isAddressEqual(factoryAddress, address)) return undefined
  return { code: 'otherAddress', address: factoryAddress }
}

async function askFactory(client: Client, creation: Creation, account: Address | undefined): Promise<Address> {
  const { to, value, data } = createSafeCall(newSafeOf(creation))
  // With a value viem does not bundle it with other reads: the factory itself is asked, as by the wallet later.
  const call = { to, value, data }
  const answer = await client.call({ ...call, ...(account && { account }) }).catch(async (error: unknown) => {
    throw await explainSending({ client, sender: account ?? zeroAddress, call }, error)
  })
  return decodeFunctionResult({
    abi: proxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    data: answer.data ?? '0x',
  })
}

async function estimateFee(client: Client, creation: Creation, account: Address | undefined) {
  const { to, data } = createSafeCall(newSafeOf(creation))
  try {
    const [gas, price] = await Promise.all([
      client.estimateGas({ to, data, ...(account && { account }) }),
      client.getGasPrice(),
    ])
    return { fee: gas * price, isBeingTaken: false }
  } catch (error) {
    if (error instanceof ChainUnavailableError) throw error
    // Nodes estimate upon what waits to be taken. One that cannot estimate leaves the fee unknown, and the review says so.
    return { fee: undefined, isBeingTaken: isContractRefusal(error) }
  }
}
