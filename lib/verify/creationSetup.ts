import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Hash, isAddressEqual } from 'viem'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { parseProxyCreations, readFactoryCall } from '@/lib/safe/account/proxyCreations'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'

/**
 * The call that set a Safe up, as the chain's transaction handed it to the factory; null when the transaction called
 * something else, or made another Safe. Throws ChainUnavailableError.
 */
export function creationSetupQuery(client: ReadClient | undefined, { chainId, address }: SafeRef, hash: Hash) {
  return queryOptions({
    queryKey: freshKey('creationSetup', chainId, address, hash),
    queryFn: client ? () => readSetup(client, { chainId, address }, hash) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readSetup(client: ReadClient, { address }: SafeRef, hash: Hash): Promise<DecodedCall | null> {
  const [{ to, input }, { logs }] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ]).catch((error: unknown) => {
    throw new ChainUnavailableError(error)
  })
  const factories = parseProxyCreations(logs).filter(({ proxy }) => isAddressEqual(proxy, address))
  if (!to || !factories.some(({ factory }) => isAddressEqual(factory, to))) return null
  // A factory with other functions: its creations are shown without their setup.
  const call = readFactoryCall(input)
  return call ? decodeCall(to, { to: address, value: 0n, data: call.initializer }) : null
}
