// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { chainTransport } from '@/lib/chain/chainTransport'
import { startLimitedNode } from '@/tests/safe/limitedNode'
import { useReceived } from './useReceived'

const [{ address }] = recipients

let chain: Chain
beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 })
  chain = await startDevnetChain()
  await mintToken(chain, devnetTokens.dollar, address, 1n)
  await chain.client.mine({ blocks: 300 })
  await mintToken(chain, devnetTokens.token, address, 1n)
})
afterAll(() => chain.stop())
afterEach(cleanup)

type Node = Awaited<ReturnType<typeof startLimitedNode>>

function search({ url }: Node) {
  const ofNode = { ...chain.client.chain, rpcUrls: { default: { http: [url] } } }
  const config = createConfig({ chains: [ofNode], transports: { [ofNode.id]: chainTransport } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  return renderHook(() => useReceived({ chainId: ofNode.id, address }), { wrapper }).result
}

test('a search of many questions shows what it found, stops by itself, and goes on when it is told to', async () => {
  const node = await startLimitedNode(chain, (blocks) =>
    blocks > 10 ? { error: { code: -32602, message: 'up to a 10 block range' } } : undefined,
  )
  const result = search(node)
  await waitFor(() => expect(result.current.tokens).toEqual([devnetTokens.token]))
  expect(result.current.isSearching).toBe(true)
  await waitFor(() => expect(result.current.goOn).toBeDefined())
  expect(node.ranges.filter(({ blocks }) => blocks <= 10)).toHaveLength(30)
  expect(result.current.isSearching).toBe(false)
  act(() => result.current.goOn?.())
  await waitFor(() => expect(result.current).toMatchObject({ fromBlock: 0n, isSearching: false, goOn: undefined }))
  expect(result.current.tokens).toEqual([devnetTokens.token, devnetTokens.dollar])
  node.stop()
}, 20_000)

test('a search whose node fails keeps what it found, and goes on there once it is asked again', async () => {
  let isUp = true
  const node = await startLimitedNode(chain, (blocks) => {
    if (blocks > 100) return { status: 413 }
    const isRefused = !isUp
    isUp = false
    return isRefused ? { status: 503 } : undefined
  })
  const result = search(node)
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(result.current).toMatchObject({ tokens: [devnetTokens.token], isSearching: false, goOn: undefined })
  const { fromBlock } = result.current
  isUp = true
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.fromBlock).toBeLessThan(fromBlock ?? 0n))
  expect(result.current.tokens).toContain(devnetTokens.token)
  node.stop()
})
