import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, erc721Abi, isAddressEqual, parseAbi } from 'viem'
import { ChainUnavailableError, isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { type ChainBalances, readBalances } from '@/lib/safe/account/readBalances'
import type { AssetCheck } from './assetCheck'

const pollingInterval = 15_000
// Each is a question of its own.
const mostSilent = 50
const multiTokenAbi = parseAbi(['function balanceOf(address account, uint256 id) view returns (uint256)'])

/** The result of `readBalances`. */
export function chainBalancesQuery(client: ReadClient | undefined, safe: SafeRef, tokens: readonly Address[]) {
  const sorted = [...new Set(tokens.map((token) => token.toLowerCase()))].sort()
  return queryOptions({
    queryKey: freshKey('balances', safe.chainId, safe.address, sorted),
    queryFn: client ? () => readBalances(client, safe.address, tokens) : skipToken,
    refetchInterval: pollingInterval,
    structuralSharing: false,
  })
}

/** Tokens that told no balance, so many that the chain can be asked whether they are there at all; lower-case addresses. */
export function listSilent({ tokens }: ChainBalances): Address[] {
  const silent = [...tokens].filter(([, { balance }]) => balance === undefined)
  return silent.slice(0, mostSilent).map(([address]) => `0x${address.slice(2)}` as const)
}

/** Whether the chain says that the Safe holds a collectible: ERC-721's owner, else ERC-1155's balance. */
export function collectibleOwnerQuery(client: ReadClient | undefined, safe: SafeRef, token: Address, id: bigint) {
  return queryOptions({
    queryKey: freshKey('collectible', safe.chainId, safe.address, token, `${id}`),
    queryFn: client ? () => checkOwner(client, safe.address, token, id) : skipToken,
    staleTime: pollingInterval,
  })
}

async function checkOwner(client: ReadClient, safe: Address, token: Address, id: bigint): Promise<AssetCheck> {
  const subject = 'owner'
  const [owner, held] = await client.multicall({
    contracts: [
      { address: token, abi: erc721Abi, functionName: 'ownerOf', args: [id] },
      { address: token, abi: multiTokenAbi, functionName: 'balanceOf', args: [safe, id] },
    ],
    deployless: !client.chain?.contracts?.multicall3,
  })
  const failure = [owner, held].find(({ error }) => error && !isContractRefusal(error))
  if (failure) throw new ChainUnavailableError(failure.error)
  const isHeld = owner.result ? isAddressEqual(owner.result, safe) : held.result && held.result > 0n
  if (isHeld) return { status: 'match', subject, reason: { code: 'held' } }
  const differs = { status: 'mismatch', subject, field: subject } as const
  if (owner.result) return { ...differs, reason: { code: 'heldByOther', owner: owner.result } }
  if (held.result === 0n) return { ...differs, reason: { code: 'notHeld' } }
  return { status: 'unknown', subject, reason: { code: 'holderUntold' } }
}
