// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { numberToHex } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Check } from '@/lib/safe/verify/verification'
import { stubInView } from '@/tests/screens/stubInView'
import { SignatureList } from './SignatureList'

// Nothing is in view here, so that no name is looked up.
stubInView(() => false)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const owners = Array.from({ length: 200 }, (_, place) => numberToHex(place + 1, { size: 20 }))
const draw = (content: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>).container

it('draws many owners some in each turn of the page, says so, and all of them at last', () => {
  let drawn = 0
  const reason = { code: 'approved' } as const
  const checks = owners.slice(0, 120).map(
    (): Check => ({
      subject: 'confirmation',
      status: 'match',
      get reason() {
        drawn += 1
        return reason
      },
    }),
  )
  const container = draw(
    <SignatureList
      {...{ chainId: 31337, owners, needed: 200, pending: '' }}
      signers={owners.slice(0, 120).map((address) => ({ address }))}
      verification={{ checks, signedBy: owners.slice(0, 120) }}
      isMissingClaimed={false}
    />,
  )
  const isBusy = () => container.querySelector('[aria-busy="true"]') !== null
  const sizes = [container.querySelectorAll('li').length]
  while (isBusy()) {
    act(() => vi.runOnlyPendingTimers())
    sizes.push(container.querySelectorAll('li').length)
  }
  expect(sizes).toEqual([30, 80, 130, 180, 200])
  expect(container.querySelectorAll('li')[120]?.textContent).toContain('Has not signed')
  // Each of them once.
  expect(drawn).toBe(120)
})
