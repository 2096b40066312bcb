import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getClient } from 'wagmi/actions'
import { ChainUnavailableError, isContractRefusal } from '@/lib/chain/chainErrors'
import { asReadClient, type ReadClient } from '@/lib/chain/readClient'
import { includesAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeAbi } from '@/lib/safe/call/abi'

// As many owners as lib/act asks whether they are Safes themselves.
const maxOwners = 20

/** Whether the account owns the Safe, itself or through a Safe among the owners. Throws ChainUnavailableError. */
export async function isOwnerOf(config: Config, { chainId, address }: SafeRef, account: Address): Promise<boolean> {
  const client = getClient(config, { chainId })
  if (!client) throw new ChainUnavailableError(undefined)
  const reader = asReadClient(client)
  const owners = await readOwners(reader, address)
  if (includesAddress(owners, account)) return true
  const inner = await Promise.all(owners.slice(0, maxOwners).map((owner) => readOwners(reader, owner)))
  return includesAddress(inner.flat(), account)
}

/** None for whatever is no Safe: a key's account, a contract of another kind. */
async function readOwners(client: ReadClient, address: Address): Promise<readonly Address[]> {
  try {
    return await client.readContract({ address, abi: safeAbi, functionName: 'getOwners' })
  } catch (error) {
    if (isContractRefusal(error)) return []
    throw new ChainUnavailableError(error)
  }
}
