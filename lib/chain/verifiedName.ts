import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { normalName } from './normalName'

const longestName = 100

/**
 * The account's primary name if it is written in its one normal form and leads back to the account; null otherwise. That
 * form has no invisible characters and no letters that are mixed to look like others.
 */
export async function readVerifiedName(
  client: Pick<PublicClient, 'getEnsName' | 'getEnsAddress'>,
  address: Address,
): Promise<string | null> {
  const name = await client.getEnsName({ address })
  if (!name || name.length > longestName || !(await isNormal(name))) return null
  const target = await client.getEnsAddress({ name })
  return target && isAddressEqual(target, address) ? name : null
}

async function isNormal(name: string): Promise<boolean> {
  try {
    return (await normalName(name)) === name
  } catch {
    return false
  }
}
