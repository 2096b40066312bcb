import type { Address } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { SharedReads } from '@/lib/chain/sharedReads'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { readTokenInfo, type TokenInfo } from '@/lib/safe/call/tokenInfo'

export type TokenUnit = { symbol: string | null; decimals: number | null }

// Each row that moves it needs the same.
const shared = new SharedReads<TokenInfo[]>()

/** A token as it describes itself; undefined when there is none or the chain fails. */
export async function readToken(
  client: ReadClient | undefined,
  address: Address | undefined,
): Promise<TokenInfo | undefined> {
  if (!client || !address) return undefined
  try {
    const [token] = await shared.read(client.era, address.toLowerCase(), () => readTokenInfo(client, [address]))
    return token
  } catch {
    // What was not read is checked as unknown.
    return undefined
  }
}

/** The token that a summary names. */
export function readTokenAddress(txInfo: TransactionInfo): Address | undefined {
  return txInfo.type === 'Transfer' && 'tokenAddress' in txInfo.transferInfo
    ? txInfo.transferInfo.tokenAddress
    : undefined
}

/** As an amount is shown in it. */
export function asUnit(token: TokenInfo | undefined): TokenUnit | undefined {
  return token && { symbol: token.symbol ?? null, decimals: token.decimals ?? null }
}
