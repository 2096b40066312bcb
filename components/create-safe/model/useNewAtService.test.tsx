// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { configure, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { startPublicNode } from '@/tests/gateway-proof/publicNode'
import { loadSite, openHook, type Site } from '@/tests/screens/openScreen'

const [alice, bob] = owners
const chainId = 31337

let chain: Chain
let node: Awaited<ReturnType<typeof startPublicNode>>
let gateway: RunningGateway
let site: Site
let useParts: (address: Address) => { service: { phase: string; error: unknown }; owned: Address[] | undefined }
beforeAll(async () => {
  configure({ asyncUtilTimeout: 30_000 })
  chain = await startDevnetChain()
  node = await startPublicNode(chain.url, { longestRange: 1_000, mostLogs: 1_000, tooOftenAt: 0, hasTraces: true })
  const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 600, mostSafes: 1, safes: [] }
  gateway = await startGateway({ chains: [{ rpcUrl: node.url, watch }] })
  site = await loadSite(chain.url, gateway.url)
  const [{ useNewAtService }, { ownedSafesQuery }, { appGateway }] = await Promise.all([
    import('./useNewAtService'),
    import('@/lib/gateway/queries/safeQueries'),
    import('@/lib/gateway/calls/appGateway'),
  ])
  useParts = (address) => {
    const listed = useQuery({ ...ownedSafesQuery(appGateway, chainId, alice.address), staleTime: 300_000 })
    return { ...useNewAtService({ chainId, address }), owned: listed.data?.safes }
  }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await gateway.stop()
  node.stop()
  await chain.stop()
})

const make = (saltNonce: bigint) =>
  createSafe(chain, { version: '1.4.1', owners: [alice.address, bob.address], threshold: 1, saltNonce })

async function listOf({ address }: { address: Address }) {
  const answer = await fetch(`${gateway.url}/v1/chains/${chainId}/owners/${address}/safes`)
  return (await answer.json()).safes
}

test('a service whose node is a block behind is asked again, and then lists the Safe for each of its owners', async () => {
  node.manners.head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
  const { address } = await make(1n)
  const hook = openHook(site, useParts, address)
  await waitFor(() => expect(hook.now().owned).toEqual([]))
  await vi.waitFor(() => expect(gateway.gateway.answered.get(404)).toBe(1))
  expect(hook.now().service.phase).toBe('checking')
  delete node.manners.head
  await waitFor(() => expect(hook.now()).toMatchObject({ service: { phase: 'answered' }, owned: [address] }))
  expect(await listOf(bob)).toEqual([address])
  hook.close()
})

test('a service that watches no more Safes says so in the end, and what was listed stays', async () => {
  const listed = await listOf(alice)
  const { address } = await make(2n)
  const hook = openHook(site, useParts, address)
  await waitFor(() => expect(hook.now().service.phase).toBe('failed'))
  expect(hook.now().service.error).toMatchObject({ status: 404, message: expect.stringContaining('watches 1 Safes') })
  expect(hook.now().owned).toEqual(listed)
  hook.close()
}, 40_000)
