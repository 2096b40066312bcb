import { queryOptions, skipToken } from '@tanstack/react-query'
import { decodeFunctionData, type Hash, isAddressEqual, type PublicClient, parseAbi } from 'viem'
import type { SafeRef } from '@/lib/gateway/safeRef'
import { type DecodedCall, decodeCall } from '@/lib/safe/callData'
import { ChainUnavailableError } from '@/lib/safe/chainErrors'
import { parseProxyCreations } from '@/lib/safe/proxyCreations'

const factoryAbi = parseAbi([
  'function createProxy(address singleton, bytes initializer) returns (address proxy)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function createProxyWithCallback(address singleton, bytes initializer, uint256 saltNonce, address callback) returns (address proxy)',
])

/**
 * The call that set a Safe up, as the chain's transaction handed it to the factory; null when the transaction called
 * something else, or made another Safe. Throws ChainUnavailableError.
 */
export function creationSetupQuery(client: PublicClient | undefined, { chainId, address }: SafeRef, hash: Hash) {
  return queryOptions({
    queryKey: ['verification', 'creationSetup', chainId, address.toLowerCase(), hash] as const,
    queryFn: client ? () => readSetup(client, { chainId, address }, hash) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readSetup(client: PublicClient, { address }: SafeRef, hash: Hash): Promise<DecodedCall | null> {
  const [{ to, input }, { logs }] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ]).catch((error: unknown) => {
    throw new ChainUnavailableError(error)
  })
  const factories = parseProxyCreations(logs).filter(({ proxy }) => isAddressEqual(proxy, address))
  if (!to || !factories.some(({ factory }) => isAddressEqual(factory, to))) return null
  try {
    const [, data] = decodeFunctionData({ abi: factoryAbi, data: input }).args
    return decodeCall(to, { to: address, value: 0n, data })
  } catch {
    // A factory with other functions: its creations are shown without their setup.
    return null
  }
}
