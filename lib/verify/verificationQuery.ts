import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { identityOf } from '@/lib/query/identity'
import { nextTurn } from '@/lib/query/nextTurn'
import { freshKey } from '@/lib/query/queryKeys'
import type { Phase } from '@/lib/query/sourceState'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { readTokenInfo, type TokenInfo } from '@/lib/safe/call/tokenInfo'
import { digestOf, digestOfList } from '@/lib/storage/digest'
import { claimMessage } from './claimedMessage'
import type { DetailsInput } from './detailsInput'
import { type ListedInput, verifyListed } from './listedTransaction'
import { verifyDetails } from './verifyDetails'
import { verifyMessageClaim } from './verifyMessageClaim'

type ChainClient = ReadClient | undefined
/** `messageHash` is the hash that was asked for, whichever the answer names. */
type MessageInput = Pick<DetailsInput, 'ref' | 'version' | 'chain'> & { message: SafeMessage; messageHash: Hex }

// What the chain has not been asked for to the end is no reason for a verdict: until then, by `phase`, nothing is judged.
const pollingInterval = 15_000
const keptFor = 300_000

/** Of every Safe's state. */
export const chainStateKey = freshKey('chainState')

/** The Safe as the chain has it, asked again every quarter of a minute. Fails as `readSafe` does. */
export function chainStateQuery(client: ChainClient, { chainId, address }: SafeRef) {
  return queryOptions({
    queryKey: [...chainStateKey, chainId, address.toLowerCase()],
    queryFn: client ? () => readSafe(client, address) : skipToken,
    staleTime: 10_000,
    refetchInterval: pollingInterval,
  })
}

/**
 * The result of `verifyDetails`, under a key that holds a digest of everything that it judges: another answer, another
 * state of the Safe, another result, and never an earlier one in its place. Asked again while it is unknown.
 */
export function detailsVerificationQuery(client: ChainClient, phase: Phase, input: Omit<DetailsInput, 'client'>) {
  const { ref, version, details, chain, known, requestedId } = input
  const digest = digestOf([
    details,
    version,
    pickState(chain),
    digestOfList(known),
    requestedId ?? null,
    client !== undefined,
  ])
  return queryOptions({
    queryKey: freshKey('details', ref.chainId, ref.address, details.txId, digest),
    queryFn: phase === 'checking' ? skipToken : () => verifyDetails({ ...input, client }),
    staleTime: pollingInterval,
    gcTime: keptFor,
    refetchInterval: (query) => (query.state.data?.status === 'unknown' ? pollingInterval : false),
  })
}

/**
 * The result of `verifyListed` for a row of a list, under a key with a digest like that of `detailsVerificationQuery`. The
 * details of thousands of rows are not kept: the cache that outlives the page has no room for them.
 */
export function listedVerificationQuery(client: ChainClient, phase: Phase, input: Omit<ListedInput, 'client'>) {
  const { ref, version, listed, chain, known, repeats = 0 } = input
  const digest = digestOf([listed, version, pickState(chain), digestOfList(known), repeats, client !== undefined])
  return queryOptions({
    queryKey: freshKey('listed', ref.chainId, ref.address, listed.id, digest),
    queryFn: phase === 'checking' ? skipToken : ({ signal }) => verifyListed({ ...input, client }, signal),
    staleTime: pollingInterval,
    gcTime: keptFor,
    refetchInterval: (query) => (query.state.data?.status === 'match' ? false : pollingInterval),
  })
}

/**
 * The result of verifying a message, under a key with a digest like that of `detailsVerificationQuery`; the message itself
 * may be long and is told by its identity. Each is hashed in a turn of its own: a list asks for many at once.
 */
export function messageVerificationQuery(client: ChainClient, phase: Phase, input: MessageInput) {
  const { ref, version, chain, message, messageHash } = input
  const digest = digestOf([identityOf(message), version, pickState(chain), client !== undefined])
  const account = { address: ref.address, chainId: ref.chainId, version }
  return queryOptions({
    queryKey: freshKey('message', ref.chainId, ref.address, messageHash, digest),
    queryFn:
      phase === 'checking'
        ? skipToken
        : async () => {
            await nextTurn()
            const claimed = { ...claimMessage(message), safeMessageHash: messageHash }
            return verifyMessageClaim({ account, chain, client }, claimed, message.confirmationsRequired)
          },
    staleTime: pollingInterval,
    gcTime: keptFor,
    refetchInterval: (query) => (query.state.data?.status === 'unknown' ? pollingInterval : false),
  })
}

/** Whether a chain answers at all: its latest block number. */
export function chainReachedQuery(client: ChainClient, chainId: number) {
  return queryOptions({
    queryKey: freshKey('chainReached', chainId),
    queryFn: client
      ? () =>
          client.getBlockNumber({ cacheTime: 0 }).catch((error: unknown) => {
            throw new ChainUnavailableError(error)
          })
      : skipToken,
  })
}

/** What a token says of itself: it is asked once, as it cannot change for what is shown now. */
export function tokenInfoQuery(client: ChainClient, chainId: number, token: Address) {
  return queryOptions({
    queryKey: freshKey('tokenInfo', chainId, token),
    queryFn: client ? () => readOne(client, token) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readOne(client: ReadClient, token: Address): Promise<TokenInfo> {
  const [info] = await readTokenInfo(client, [token])
  return info ?? { decimals: undefined, symbol: undefined, name: undefined }
}

function pickState(chain: SafeState | undefined) {
  return chain && [chain.version, chain.nonce, chain.threshold, chain.owners, chain.singleton, chain.codeHash]
}
