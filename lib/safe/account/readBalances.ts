import { type Address, erc20Abi } from 'viem'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { readTokenInfo, type TokenInfo } from '@/lib/safe/call/tokenInfo'

/** What the chain says of a Safe's holdings; tokens by lower-case address, `balance` undefined where it was not told. */
export type ChainBalances = {
  native: bigint
  tokens: ReadonlyMap<string, TokenInfo & { balance: bigint | undefined }>
}

type BalanceReader = Pick<ReadClient, 'getBalance' | 'multicall' | 'chain'>

/** Native balance, and balance, decimals and symbol of each token, from the chain. Throws ChainUnavailableError. */
export async function readBalances(
  client: BalanceReader,
  owner: Address,
  tokens: readonly Address[],
): Promise<ChainBalances> {
  const deployless = !client.chain?.contracts?.multicall3
  const contracts = tokens.map(
    (address) => ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }) as const,
  )
  const [native, balances, infos] = await Promise.all([
    client.getBalance({ address: owner }),
    client.multicall({ contracts, deployless }),
    readTokenInfo(client, tokens).catch(() => []),
  ]).catch((error: unknown) => {
    throw new ChainUnavailableError(error)
  })
  const entries = tokens.map((token, index) => {
    const info = infos[index] ?? { decimals: undefined, symbol: undefined, name: undefined }
    return [token.toLowerCase(), { ...info, balance: balances[index]?.result }] as const
  })
  return { native, tokens: new Map(entries) }
}
