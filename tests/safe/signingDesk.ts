import { type Address, createWalletClient, custom, http } from 'viem'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { createSafe } from '@/devnet/safes'

/** Wallets and Safes on a chain of the test's own. */
export function signingDesk(getChain: () => Chain) {
  /** The node signs for its own accounts, as a wallet with keys would. */
  const nodeWallet = () => createWalletClient({ transport: http(getChain().url) })

  return {
    nodeWallet,

    /** The node's wallet behind a provider that refuses some methods. */
    refusingWallet: (refused: Record<string, Error>, changeAnswer = (answer: unknown): unknown => answer) => {
      const node = nodeWallet()
      const request = async ({ method, params }: { method: string; params?: unknown }) => {
        const error = refused[method]
        if (error) throw error
        return changeAnswer(await node.request({ method, params } as never))
      }
      return createWalletClient({ transport: custom({ request }, { retryCount: 0 }) })
    },

    seedSafe: async (
      version: '1.3.0' | '1.4.1' | '1.5.0',
      saltNonce = 0n,
      safeOwners: readonly Address[] = owners.map(({ address }) => address),
    ) => {
      const chain = getChain()
      const safe = await createSafe(chain, { version, owners: [...safeOwners], threshold: 2, saltNonce })
      await chain.client.setBalance({ address: safe.address, value: 100n })
      return { safe, account: { address: safe.address, chainId: chain.chainId, version } }
    },

    sending: (sender: Address) => {
      const { client, chainId } = getChain()
      return { client, wallet: nodeWallet(), chainId, sender }
    },
  }
}
