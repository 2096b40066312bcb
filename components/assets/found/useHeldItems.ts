import { skipToken, useQuery } from '@tanstack/react-query'
import { erc721Abi, isAddressEqual } from 'viem'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import type { ReceivedItem } from '@/lib/safe/account/receivedTransfers'
import { assertAnswered, readTokenInfo } from '@/lib/safe/call/tokenInfo'

/** An item that the chain says the Safe holds, and what its collection calls itself. */
export type HeldItem = ReceivedItem & { name: string | undefined }

/** Of what came in, what is still there. */
export function useHeldItems(safe: SafeRef, items: readonly ReceivedItem[]) {
  const client = useReadClient(safe)
  const ids = items.map(({ token, id }) => `${token} ${id}`)
  return useQuery({
    queryKey: freshKey('heldItems', safe.chainId, safe.address, ids),
    queryFn: client ? () => readHeld(client, safe, items) : skipToken,
    enabled: items.length > 0,
    placeholderData: (previous) => previous,
  })
}

async function readHeld(client: ReadClient, { address }: SafeRef, items: readonly ReceivedItem[]): Promise<HeldItem[]> {
  const contracts = items.map(
    ({ token, id }) => ({ address: token, abi: erc721Abi, functionName: 'ownerOf', args: [id] }) as const,
  )
  const deployless = !client.chain?.contracts?.multicall3
  const answers = await client.multicall({ contracts, deployless }).catch((error: unknown) => {
    throw new ChainUnavailableError(error)
  })
  assertAnswered(answers)
  const held = items.filter((_, index) => {
    const owner = answers[index]?.result
    return owner !== undefined && isAddressEqual(owner, address)
  })
  const collections = [...new Set(held.map(({ token }) => token))]
  const infos = collections.length > 0 ? await readTokenInfo(client, collections) : []
  return held.map((item) => ({ ...item, name: infos[collections.indexOf(item.token)]?.name }))
}
