import { getAddress, http } from 'viem'
import { findChain, rpcUrl } from '@/lib/config/chain'
import { devnetChainId } from '@/lib/config/chainIds.js'

/** The accounts whose keys the devnet's node holds. */
export async function readDevnetAccounts(): Promise<string[]> {
  const chain = findChain(devnetChainId)
  if (!chain) return []
  const accounts: unknown = await http(rpcUrl(chain), { retryCount: 0 })({}).request({ method: 'eth_accounts' })
  return Array.isArray(accounts) ? accounts.map((account) => getAddress(String(account))) : []
}

export async function chooseDevnetAccount(provider: unknown, index: number): Promise<void> {
  if (typeof provider !== 'object' || provider === null || !('chooseAccount' in provider)) return
  if (typeof provider.chooseAccount === 'function') await provider.chooseAccount(index)
}
