import { test as base, expect } from '@playwright/test'
import { type ChainClient, createChainClient } from '@/devnet/chain'
import { installWallet, type TestWallet, type WalletOptions } from '@/tests/e2e/wallet/installWallet'
import { callRpc } from '@/tests/e2e/wallet/rpc'
import { answerWalletConnectHosts } from '@/tests/e2e/walletConnect/outsideHosts'
import { relayUrl } from '@/tests/e2e/walletConnect/relayPort'
import { startWalletConnectWallet, type WalletConnectWallet } from '@/tests/e2e/walletConnect/wallet'
import { ports } from './siteEnv'
import { type Problems, watchOutsideRequests, watchProblems } from './watch'

type TestFixtures = {
  /** Overrides for `wallet`: `test.use({ walletOptions: { flags: { isMetaMask: true } } })`. */
  walletOptions: Partial<WalletOptions>
  /** An injected wallet on the devnet; a test that does not name it runs in a browser without a wallet. */
  wallet: TestWallet
  /** A wallet on a phone, to be paired by WalletConnect. */
  phone: WalletConnectWallet
  /** Fails the test on hydration warnings, policy violations and uncaught errors that the test did not allow. */
  problems: Problems
  /** Addresses outside this machine that the browser asked for, in order. */
  outsideRequests: string[]
}

type WorkerFixtures = { chain: ChainClient }

const rpcUrl = `http://127.0.0.1:${ports.chain}`

export const test = base.extend<TestFixtures, WorkerFixtures>({
  walletOptions: [{}, { option: true }],

  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const chainId = Number(await callRpc(rpcUrl, 'eth_chainId', []))
      await use(createChainClient(rpcUrl, chainId))
    },
    { scope: 'worker' },
  ],

  wallet: async ({ context, chain, walletOptions }, use) => {
    const chainId = chain.chain.id
    await use(await installWallet(context, { rpcUrls: rpcUrlsBeside(chainId), chainId, ...walletOptions }))
  },

  phone: async ({ context, chain }, use) => {
    await answerWalletConnectHosts(context)
    const phone = await startWalletConnectWallet({ relayUrl, rpcUrls: rpcUrlsBeside(chain.chain.id) })
    await use(phone)
    await phone.close()
  },

  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context)
      await use(problems)
      expect(problems.found(), 'problems that the browser reported').toEqual([])
    },
    { auto: true },
  ],

  outsideRequests: [async ({ context }, use) => use(watchOutsideRequests(context)), { auto: true }],
})

/** The nodes of the site's two chains: the devnet, and the one that plays chain 1. */
function rpcUrlsBeside(chainId: number): Record<number, string> {
  return { [chainId]: rpcUrl, 1: `http://127.0.0.1:${ports.nameChain}` }
}

export { expect }
