import { type EIP1193Provider, http, numberToHex, RpcRequestError } from 'viem'
import { devnetChainId } from '@/lib/config/chainIds.js'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

type Request = { method: string; params?: unknown }
type Listener = (...values: unknown[]) => void

/** Which of the node's test accounts is shared. */
const chosenAccount = new StoredValue(browserStorage, 'countersign.devnetAccount', (text) => Number(text ?? 0), String)

/**
 * An EIP-1193 provider over the devnet's node, whose own test accounts sign. One account is shared at a time, with all
 * tabs: each is told of a change, whichever made it.
 */
export function createDevnetProvider(url: string): EIP1193Provider {
  const node = http(url, { retryCount: 0 })({})
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, ...values: unknown[]) => {
    for (const listener of listeners.get(event) ?? []) listener(...values)
  }
  const accounts = async (): Promise<string[]> => {
    const all = await node.request({ method: 'eth_accounts' })
    const list = Array.isArray(all) ? all.map(String) : []
    const chosen = list[chosenAccount.getState()] ?? list[0]
    return chosen ? [chosen] : []
  }
  // Also told of what this tab writes itself.
  chosenAccount.subscribe(() => {
    accounts().then(
      (shared) => emit('accountsChanged', shared),
      // The node is away: the next request says so.
      () => undefined,
    )
  })
  const answers: Record<string, () => unknown> = {
    eth_accounts: accounts,
    eth_requestAccounts: accounts,
    wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts' }],
    eth_chainId: () => numberToHex(devnetChainId),
    wallet_switchEthereumChain: () => {
      throw Object.assign(new Error('The devnet account lives on the devnet only'), { code: 4200 })
    },
  }
  const provider = {
    request: async ({ method, params }: Request) => {
      const answer = answers[method]
      if (answer) return answer()
      try {
        return await node.request({ method, params })
      } catch (error) {
        // Wallets pass on the node's own code and message; viem would otherwise wrap its transport error twice.
        if (error instanceof RpcRequestError) throw Object.assign(new Error(error.details), { code: error.code })
        throw error
      }
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
    },
    /** Shares another of the node's accounts, as an extension does when its user switches. */
    chooseAccount: chosenAccount.write,
  }
  // viem types the answer of each method; here the node gives it.
  return provider as EIP1193Provider
}
