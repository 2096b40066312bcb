// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { createWalletClient, type Hex, http } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { RecentTransactions } from '@/components/wallet/RecentTransactions'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { startWire, type Wire } from '@/tests/api/cutWire'
import { openPage } from '@/tests/api/sessionPage'

const [owner, other] = owners
const key = 'rk-transactions'
let chain: Chain
let wire: Wire
beforeAll(async () => {
  chain = await startChain({ chainId: anvil.id })
  wire = await startWire(chain.url)
})
afterAll(async () => {
  await wire.stop()
  await chain.stop()
})
afterEach(cleanup)

function show(hashes: readonly Hex[]) {
  const list = hashes.map((hash, index) => ({ hash, description: `Number ${index}`, status: 'failed' }))
  window.localStorage.setItem(key, JSON.stringify({ [owner.address]: { [anvil.id]: list } }))
  const page = openPage(wire.url, [owner.address])
  render(
    <WagmiProvider config={page.config} reconnectOnMount={false}>
      <QueryClientProvider client={page.queryClient}>
        <RecentTransactions address={owner.address} chainId={anvil.id} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return page
}
const texts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
const send = (request: { to?: Hex; data?: Hex; gas?: bigint }) =>
  createWalletClient({ account: owner, chain: { ...anvil }, transport: http(chain.url) }).sendTransaction({
    to: other.address,
    ...request,
  } as never)

test('a transaction is called failed by its receipt alone; what the package took for that is mended', async () => {
  const good = await send({})
  // Code that reverts at once.
  const bad = await send({ to: undefined, data: '0x60006000fd', gas: 100_000n })
  const waiting: Hex = `0x${'77'.repeat(32)}`
  wire.cutAt(
    'refused',
    (_, body) => body.includes('eth_getTransactionReceipt'),
    () => undefined,
  )
  const { queryClient } = show([good, bad, waiting])
  for (const text of texts()) expect(text).toContain('Asking the network…')
  wire.mend()
  await queryClient.refetchQueries()
  await waitFor(() =>
    expect(texts().map((text) => /Confirmed|Failed|Pending/.exec(text)?.[0])).toEqual([
      ...['Confirmed', 'Failed', 'Pending'],
    ]),
  )
  const kept = JSON.parse(window.localStorage.getItem(key) ?? '')[owner.address][anvil.id]
  expect(kept.map(({ status }: { status: string }) => status)).toEqual(['confirmed', 'failed', 'failed'])
})
