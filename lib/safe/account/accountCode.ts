import { type Address, type Hex, hexToBigInt } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'

// Precompiled contracts have addresses like 0x…04 and answer calls without having code; chains add their own, such as
// 0x…0100 and zkSync's up to 0x…ffff. No key and no deployment can have an address that small.
const lastReserved = 0xffffn

/**
 * The code at an account's address, lent code (EIP-7702) included; undefined where there is none: a key's account, or a
 * contract that is not deployed yet. A precompiled contract counts as none: it is nobody's. Throws what the client throws.
 */
export async function readAccountCode(client: Pick<ReadClient, 'getCode'>, address: Address): Promise<Hex | undefined> {
  if (hexToBigInt(address) <= lastReserved) return undefined
  const code = await client.getCode({ address })
  return code === '0x' ? undefined : code
}
