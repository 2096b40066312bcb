import { type Address, type Hex, hexToBigInt, type PublicClient } from 'viem'

/** What stands at an address: no code (a key's account, or a contract that is not deployed yet), a key's account that
 * lends its code from a contract (EIP-7702), or a contract of its own. */
export type AccountCode = 'none' | 'delegated' | 'contract'

// Precompiled contracts have addresses like 0x…04 and answer calls without having code; chains add their own, such as
// 0x…0100 and zkSync's up to 0x…ffff. No key and no deployment can have an address that small.
const lastReserved = 0xffffn
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** What stands at the address. A precompiled contract counts as none: nobody can be one. Throws what the client throws. */
export async function readAccountCode(client: Pick<PublicClient, 'getCode'>, address: Address): Promise<AccountCode> {
  if (hexToBigInt(address) <= lastReserved) return 'none'
  return judgeCode(await client.getCode({ address }))
}

function judgeCode(code: Hex | undefined): AccountCode {
  if (!code || code === '0x') return 'none'
  return delegation.test(code) ? 'delegated' : 'contract'
}
