import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { normalize } from 'viem/ens'
import { getPublicClient } from 'wagmi/actions'
import { inspectName } from '@/lib/safe/lookAlike'
import { wagmiConfig } from './wagmiConfig'

const longestName = 100

/** The verified name of an address on one of the site's chains: see `readVerifiedName`. */
export async function askVerifiedName(address: Address, chainId: number): Promise<string | null> {
  const client = getPublicClient(wagmiConfig, { chainId })
  return client ? readVerifiedName(client, address) : null
}

/**
 * The account's primary name if it is written in its one normal form, can be told from others by eye, and leads back to
 * the account; null otherwise.
 */
export async function readVerifiedName(
  client: Pick<PublicClient, 'getEnsName' | 'getEnsAddress'>,
  address: Address,
): Promise<string | null> {
  const name = await client.getEnsName({ address })
  if (!name || name.length > longestName || !isNormal(name) || inspectName(name).length > 0) return null
  const target = await client.getEnsAddress({ name })
  return target && isAddressEqual(target, address) ? name : null
}

function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
