// @vitest-environment jsdom
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { readSafe } from '@/lib/safe/account/readSafe'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice] = owners
const { token, dollar, badge } = devnetTokens

let running: RunningSite
let useGuestAssets: typeof import('./useGuestAssets')['useGuestAssets']
beforeAll(async () => {
  running = await startSite()
  ;({ useGuestAssets } = await import('./useGuestAssets'))
})
afterAll(() => running.stop())

let safe: Safe
let saltNonce = 8_100n
/** What the Safe's site says that the Safe holds, or that it does not answer. */
let claims: object[] | Error
beforeEach(async () => {
  saltNonce += 1n
  safe = await createSafe(running.chain, { version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce })
  await running.chain.client.setBalance({ address: safe.address, value: 1_000n })
  await mintToken(running.chain, token, safe.address, 500n)
  claims = []
})
afterEach(() => running.mend())

const coinClaim = (balance: string) => ({ tokenInfo: { type: 'NATIVE_TOKEN', address: null }, balance })
const tokenClaim = (address: Address, balance: string) => ({ tokenInfo: { type: 'ERC20', address }, balance })

/** The balances of the Safe around the page, by the published SDK of the page's side. */
async function open(change: Partial<SafeView> = {}) {
  const sdk = new SafeAppsSDK()
  sdk.safe.experimental_getBalances = async () => {
    if (claims instanceof Error) throw claims
    return { fiatTotal: '0', items: claims as never }
  }
  const ref = { chainId: 31337, address: safe.address }
  const view = joinSafe(ref, await readSafe(running.chain.client, safe.address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  const claimed = { ...ref, threshold: 1, owners: [alice.address], isReadOnly: false }
  return openHook(
    running.site,
    (more: Partial<SafeView>) => useGuestAssets({ sdk, safe: claimed }, { ...view, ...more }),
    change,
  )
}
const amounts = ({ assets }: ReturnType<typeof useGuestAssets>) =>
  assets.map(({ symbol, balance }) => [symbol, balance])
const isLoaded = ({ isLoading }: ReturnType<typeof useGuestAssets>) => expect(isLoading).toBe(false)

test('amounts are the chain’s, and what the Safe’s site says otherwise stands beside them', async () => {
  claims = [coinClaim('7'), tokenClaim(token, '500'), tokenClaim(dollar, '3')]
  await mintToken(running.chain, dollar, safe.address, 2n)
  const { now, close } = await open()
  await waitFor(() => isLoaded(now()))
  expect(now().assets).toEqual([
    { token: undefined, symbol: 'ETH', decimals: 18, balance: 1_000n, claimed: 7n },
    { token, symbol: 'DEV', decimals: 18, balance: 500n, claimed: undefined },
    { token: dollar, symbol: 'DUSD', decimals: 6, balance: 2n, claimed: 3n },
  ])
  expect([now().chainError, now().listError]).toEqual([null, null])
  close()
})

test('a token that only our gateway knows is listed, and one of which the Safe has none is not', async () => {
  claims = [tokenClaim(dollar, '1000000')]
  const { now, close } = await open()
  await waitFor(() => isLoaded(now()))
  expect(amounts(now())).toEqual([
    ['ETH', 1_000n],
    ['DEV', 500n],
  ])
  close()
})

test('a token that does not say what it is called or how it counts is listed with what is known', async () => {
  claims = [tokenClaim(badge, '1'), tokenClaim(alice.address, '5')]
  const { now, close } = await open()
  await waitFor(() => isLoaded(now()))
  const stranger = now().assets.find((asset) => asset.token === alice.address)
  expect(stranger).toEqual({
    ...{ token: alice.address, symbol: 'tokens' },
    ...{ decimals: undefined, balance: undefined, claimed: undefined },
  })
  close()
})

test('while the chain is asked for the Safe nothing is said of its coin, not even that it is unknown', async () => {
  const asking = { balance: undefined, phases: { chain: 'checking', service: 'failed' } } as const
  const { now, rerender, queryClient, close } = await open(asking)
  await waitFor(() => expect(amounts(now())).toEqual([['DEV', 500n]]))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(now().isLoading).toBe(true)
  rerender({ balance: undefined, phases: { chain: 'failed', service: 'failed' } })
  expect(amounts(now())).toEqual([
    ['ETH', undefined],
    ['DEV', 500n],
  ])
  expect(now().isLoading).toBe(false)
  close()
})

test('one list of tokens is enough; without both it is said, and asking again finds them', async () => {
  running.service.set('cut')
  const { now, queryClient, close } = await open()
  await waitFor(() => isLoaded(now()))
  // The site has answered: the Safe has no token.
  expect([amounts(now()), now().listError]).toEqual([[['ETH', 1_000n]], null])
  claims = new Error('busy')
  await act(() => queryClient.resetQueries())
  await waitFor(() => isLoaded(now()))
  expect([amounts(now()), now().listError]).toEqual([[['ETH', 1_000n]], expect.any(Error)])
  running.mend()
  act(() => now().retry())
  await waitFor(() => expect(amounts(now())).toContainEqual(['DEV', 500n]))
  expect(now().listError).toBeInstanceOf(Error)
  claims = []
  act(() => now().retry())
  await waitFor(() => expect(now().listError).toBeNull())
  close()
})

test('a node that does not tell amounts is said to, and no claim takes their place', async () => {
  claims = [tokenClaim(token, '500')]
  running.node.lie((call) => (call.includes('eth_call') ? 'cut' : undefined))
  const { now, queryClient, close } = await open()
  await waitFor(() => expect(now().chainError).toBeInstanceOf(Error))
  expect(amounts(now())).toEqual([['ETH', 1_000n]])
  running.mend()
  act(() => now().retry())
  // Both lists and the amounts, without waiting for their next turn.
  expect(queryClient.isFetching()).toBe(3)
  await waitFor(() => expect(amounts(now())).toContainEqual(['DEV', 500n]))
  expect(now().chainError).toBeNull()
  close()
})
