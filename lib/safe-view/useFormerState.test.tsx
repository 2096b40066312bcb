// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { type Address, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { useFormerState } from './useFormerState'

const [{ address }, other] = recipients
const at = (nonce: bigint, balance = 0n, of: Address = address): SafeState => ({
  ...{ address: of, version: '1.4.1', owners: [address], threshold: 1, nonce, modules: [], hasMoreModules: false },
  ...{ guard: undefined, moduleGuard: undefined, fallbackHandler: undefined, singleton: address },
  ...{ code: { kind: 'other' }, codeHash: zeroHash, balance },
})

type Shown = { chainId?: number; chain: SafeState | undefined; answeredAt: number | undefined }

test('what was true before a transaction that the page saw is known until the service had time to hear of it', () => {
  const { result, rerender } = renderHook(
    ({ chainId = 1, chain, answeredAt }) => useFormerState(chainId, chain, answeredAt),
    {
      initialProps: { chain: at(4n), answeredAt: Date.now() } as Shown,
    },
  )
  expect(result.current, 'nothing has happened here').toBeUndefined()
  const before = at(4n, 7n)
  rerender({ chain: before, answeredAt: Date.now() })
  expect(result.current, 'it only received something').toBeUndefined()
  rerender({ chain: at(5n), answeredAt: Date.now() - 1_000 })
  expect(result.current).toBe(before)
  rerender({ chain: at(5n, 1n), answeredAt: Date.now() + 1_000 })
  expect(result.current, 'asked again at once').toBe(before)
  rerender({ chain: at(5n, 1n), answeredAt: Date.now() + 61_000 })
  expect(result.current, 'asked again much later').toBeUndefined()
  rerender({ chain: at(9n, 0n, other.address), answeredAt: undefined })
  expect(result.current, 'another Safe').toBeUndefined()
  rerender({ chain: at(10n, 0n, other.address), answeredAt: undefined })
  expect(result.current?.nonce).toBe(9n)
  rerender({ chainId: 100, chain: at(3n, 0n, other.address), answeredAt: undefined })
  expect(result.current, 'the same address on another network').toBeUndefined()
})
