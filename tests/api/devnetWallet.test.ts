// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { connect, getAccount } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import { owners } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { chooseDevnetAccount } from '@/lib/wallet/devnetAccounts'
import { createDevnetProvider } from '@/lib/wallet/devnetProvider'

// The browser's own, before the site puts its guard in front of it.
const real = vi.hoisted(() => window.localStorage)
const [alice, bob, carol] = owners
const key = 'countersign.devnetAccount'
let chain: Chain
beforeAll(async () => {
  chain = await startChain({ chainId: 31337 })
})
afterAll(() => chain.stop())

/** One tab's connection to the devnet wallet. */
async function openTab() {
  const provider = createDevnetProvider(chain.url)
  const connector = injected({ target: { id: 'devnet', name: 'Devnet account', provider } })
  const { chain: devnet } = createChainClient(chain.url, chain.chainId)
  const config = createConfig({
    ...{ chains: [devnet], transports: { [devnet.id]: http(chain.url) }, connectors: [connector] },
    ...{ multiInjectedProviderDiscovery: false, storage: null },
  })
  const [wallet] = config.connectors
  if (!wallet) throw new Error('The wallet is missing')
  await connect(config, { connector: wallet })
  return { provider, account: () => getAccount(config).address }
}

/** What another tab does, and the browser then in this one. */
function writeElsewhere(value: string | null): void {
  if (value === null) real.removeItem(key)
  else real.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

it('an account that is chosen in one tab is told in every tab, as an extension does', async () => {
  const [one, other] = [await openTab(), await openTab()]
  expect([one.account(), other.account()]).toEqual([alice.address, alice.address])
  await chooseDevnetAccount(one.provider, 1)
  await vi.waitFor(() => expect([one.account(), other.account()]).toEqual([bob.address, bob.address]))
  writeElsewhere('2')
  await vi.waitFor(() => expect([one.account(), other.account()]).toEqual([carol.address, carol.address]))
  writeElsewhere(null)
  await vi.waitFor(() => expect([one.account(), other.account()]).toEqual([alice.address, alice.address]))
})
