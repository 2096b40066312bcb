import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import {
  type ContractName,
  type Deployment,
  locateContract,
  MissingContractError,
} from '@/lib/safe/account/deployments'
import { proxyCodeHashes, proxyInitCodeHashes } from '@/lib/safe/account/proxies'
import * as words from './words'

/** The versions that a Safe can be created with here, newest first. */
export const creationVersions = Object.values(proxyCodeHashes).toReversed()

export type Singleton = { name: 'singleton' | 'singletonL2'; address: Address }

/** The genuine contracts of one version that a chain has; the first singleton is the one that suits the chain. */
export type CreationContracts = {
  version: string
  proxyFactory: Address
  fallbackHandler: Address
  singletons: readonly [Singleton, ...Singleton[]]
}

export type ChainContracts = {
  available: CreationContracts[]
  /** What keeps each other version from being used on this chain. */
  missing: { version: string; reason: string }[]
}

type CodeReader = Pick<ReadClient, 'getCode'>

/** What `findCreationContracts` says of a chain. */
export function creationContractsQuery(client: ReadClient | undefined, chainId: number) {
  return queryOptions({
    queryKey: freshKey('creationContracts', chainId),
    queryFn: client ? () => findCreationContracts(client, chainId) : skipToken,
    staleTime: 300_000,
  })
}

/**
 * The versions for which the chain has factory, singleton and fallback handler, judged by the hash of their code. Only
 * chain 1 prefers the singleton that emits no events: services find the Safes of other chains by events. Throws
 * ChainUnavailableError.
 */
export async function findCreationContracts(client: CodeReader, chainId: number): Promise<ChainContracts> {
  const found = await Promise.all(creationVersions.map((version) => findVersion(client, chainId, version)))
  return {
    available: found.filter((entry) => 'proxyFactory' in entry),
    missing: found.filter((entry) => 'reason' in entry),
  }
}

async function findVersion(
  client: CodeReader,
  chainId: number,
  version: string,
): Promise<CreationContracts | ChainContracts['missing'][number]> {
  const find = (name: ContractName) => findContract(client, name, version)
  const [proxyFactory, fallbackHandler, singleton, singletonL2] = await Promise.all([
    find('proxyFactory'),
    find('fallbackHandler'),
    find('singleton'),
    find('singletonL2'),
  ])
  if (proxyFactory?.flavor === 'zksync') {
    return { version, reason: words.unpredictable }
  }
  const usable: Singleton[] = []
  if (isPredictable(singleton)) usable.push({ name: 'singleton', address: singleton.address })
  if (isPredictable(singletonL2)) usable.push({ name: 'singletonL2', address: singletonL2.address })
  const [first, ...others] = chainId === 1 ? usable : usable.toReversed()
  if (proxyFactory && fallbackHandler && first) {
    const { address } = proxyFactory
    return { version, proxyFactory: address, fallbackHandler: fallbackHandler.address, singletons: [first, ...others] }
  }
  const lacking = { proxyFactory, fallbackHandler, singleton: first }
  const names = (['proxyFactory', 'fallbackHandler', 'singleton'] as const).filter((name) => !lacking[name])
  return { version, reason: words.lacks(names.map((name) => words.contracts[name])) }
}

async function findContract(client: CodeReader, name: ContractName, version: string): Promise<Deployment | undefined> {
  try {
    return await locateContract(client, name, version)
  } catch (error) {
    if (error instanceof MissingContractError) return undefined
    throw new ChainUnavailableError(error)
  }
}

function isPredictable(singleton: Deployment | undefined): singleton is Deployment {
  return singleton !== undefined && singleton.address in proxyInitCodeHashes
}
