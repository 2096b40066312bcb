import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway/server'
import { owners } from '../accounts'
import type { Chain } from '../chain'
import { startDevnetChain } from '../devnetChain'
import { devnetTokens } from '../tokens'
import { describeWorld } from '../world'
import { startDevnetGateway } from './startDevnetGateway'

const { shared, nested } = describeWorld()

let chain: Chain
let whole: RunningGateway
let watching: Awaited<ReturnType<typeof startDevnetGateway>>
beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  const prices = { native: 2500, [devnetTokens.token]: 3, [devnetTokens.dollar]: 1 }
  whole = await startGateway({ chains: [{ rpcUrl: chain.url, prices }] })
  watching = await startDevnetGateway(chain, { port: 0 })
})
afterAll(async () => {
  await Promise.all([whole.stop(), watching.stop()])
  await chain.stop()
})

test('the gateway of the devnet watches, and tells of the seeded world what one tells that reads every block', async () => {
  const paths = [
    ...owners.map(({ address }) => `/owners/${address}/safes`),
    ...[...Object.values(shared), nested].flatMap(({ address }) =>
      ['', '/transactions/history', '/balances/usd', '/balances/eur', '/collectibles'].map(
        (part) => `/safes/${address}${part}`,
      ),
    ),
  ]
  for (const path of paths) {
    const [told, expected] = await Promise.all([watching, whole].map(({ url }) => ask(`${url}/v1/chains/31337${path}`)))
    expect({ path, ...told }).toEqual({ path, ...expected })
  }
  expect(await ask(`${watching.url}/health`)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/"watchedSafes":8/),
  })
})

async function ask(url: string) {
  const response = await fetch(url)
  return { status: response.status, text: (await response.text()).replaceAll(new URL(url).origin, '') }
}
