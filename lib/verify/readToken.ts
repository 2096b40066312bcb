import type { PublicClient } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { readTokenInfo, type TokenInfo } from '@/lib/safe/tokenInfo'

/** The token that a summary names, as it describes itself; undefined when it names none or the chain fails. */
export async function readToken(
  client: PublicClient | undefined,
  txInfo: TransactionInfo,
): Promise<TokenInfo | undefined> {
  if (!client || txInfo.type !== 'Transfer' || !('tokenAddress' in txInfo.transferInfo)) return undefined
  try {
    const [token] = await readTokenInfo(client, [txInfo.transferInfo.tokenAddress])
    return token
  } catch {
    // What was not read is checked as unknown.
    return undefined
  }
}
