import { type Address, erc20Abi, hexToString, parseAbi } from 'viem'
import { ChainUnavailableError, isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'

/** What a token says of itself; a part that it does not say is undefined. */
export type TokenInfo = { decimals: number | undefined; symbol: string | undefined; name: string | undefined }

// Some old tokens answer with 32 bytes instead of text.
const bytesSymbolAbi = parseAbi(['function symbol() view returns (bytes32)', 'function name() view returns (bytes32)'])

/** Reads decimals, symbol and name of tokens in one multicall, in their order. Throws ChainUnavailableError. */
export async function readTokenInfo(
  client: Pick<ReadClient, 'multicall' | 'chain'>,
  tokens: readonly Address[],
): Promise<TokenInfo[]> {
  const contracts = tokens.flatMap((address) => [
    { address, abi: erc20Abi, functionName: 'decimals' } as const,
    { address, abi: erc20Abi, functionName: 'symbol' } as const,
    { address, abi: erc20Abi, functionName: 'name' } as const,
    { address, abi: bytesSymbolAbi, functionName: 'symbol' } as const,
    { address, abi: bytesSymbolAbi, functionName: 'name' } as const,
  ])
  const answers = await client.multicall({ contracts, deployless: !client.chain?.contracts?.multicall3 })
  assertAnswered(answers)
  return tokens.map((_, index) => {
    const results = answers.slice(index * 5, index * 5 + 5).map(({ result }) => result)
    const [decimals, symbol, name, bytesSymbol, bytesName] = results
    return {
      decimals: typeof decimals === 'number' ? decimals : undefined,
      symbol: asText(symbol) ?? asBytesText(bytesSymbol),
      name: asText(name) ?? asBytesText(bytesName),
    }
  })
}

/**
 * Throws ChainUnavailableError when none of a multicall's calls was answered, not even by a refusal. One that fails alone
 * may be the fault of its contract, and takes no other with it.
 */
export function assertAnswered(answers: readonly { error?: unknown }[]): void {
  const isSilent = answers.every(({ error }) => error && !isContractRefusal(error))
  if (answers.length > 0 && isSilent) throw new ChainUnavailableError(answers[0]?.error)
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asBytesText(value: unknown): string | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
    ? hexToString(`0x${value.slice(2)}`, { size: 32 })
    : undefined
}
