// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { shownSafe } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { OwnerList } from './OwnerList'

// Nothing is in view here, so that no name is looked up.
stubInView(() => false)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:9') } })
const owners = Array.from({ length: 120 }, (_, place) => numberToHex(place + 1, { size: 20 }))

it('draws many owners some in each turn of the page, says so, and all of them at last', () => {
  const { container } = render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <OwnerList safe={{ ...shownSafe, owners }} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const sizes = [container.querySelectorAll('li').length]
  while (container.querySelector('[aria-busy="true"]')) {
    act(() => vi.runOnlyPendingTimers())
    sizes.push(container.querySelectorAll('li').length)
  }
  expect(sizes).toEqual([50, 100, 120])
})
