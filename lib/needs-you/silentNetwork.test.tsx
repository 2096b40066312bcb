// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe } from '@/devnet/safes'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice] = owners

let running: RunningSite
beforeAll(async () => {
  running = await startSite({ chainIds: [31337, 1] })
})
afterAll(() => running.stop())

test('a network of which nothing is heard holds up no Safe of another', async () => {
  const { chain, gateway, service, site } = running
  const safe = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1 })
  await proposeTo(gateway.url, chain, safe, { to: safe.address, nonce: 0n })
  const [{ useNeedsYou }, { pinSafe }, { browserStorage }] = await Promise.all([
    import('./useNeedsYou'),
    import('@/lib/safe-view/pinnedSafes'),
    import('@/lib/storage/browserStorage'),
  ])
  // Both in front of the other and behind it.
  const elsewhere = Array.from({ length: 12 }, (_, place) => toHex(place + 1, { size: 20 }))
  const pin = (chainId: number, address: typeof safe.address) => pinSafe(browserStorage, { chainId, address }, true)
  for (const address of elsewhere.slice(0, 6)) pin(1, address)
  pin(31337, safe.address)
  for (const address of elsewhere.slice(6)) pin(1, address)
  service.lie((url) => (url.includes('/chains/1/') ? 'silent' : undefined))
  const hook = openHook(site, () => useNeedsYou(), {})
  await waitFor(() => expect(hook.now().safes.map((each) => each.safe.address)).toEqual([safe.address]))
  expect(hook.now()).toMatchObject({ isLoading: true, failures: [] })
  hook.close()
})
