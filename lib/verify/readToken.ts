import type { Address, PublicClient } from 'viem'
import { readTokenInfo, type TokenInfo } from '@/lib/safe/call/tokenInfo'

/** A token as it describes itself; undefined when there is none or the chain fails. */
export async function readToken(
  client: PublicClient | undefined,
  address: Address | undefined,
): Promise<TokenInfo | undefined> {
  if (!client || !address) return undefined
  try {
    const [token] = await readTokenInfo(client, [address])
    return token
  } catch {
    // What was not read is checked as unknown.
    return undefined
  }
}
