import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { deployContracts } from '@/devnet/contracts'
import { startDevnetChain } from '@/devnet/devnetChain'
import { deploySafe, predictSafe, type Safe } from '@/devnet/safes'
import { describeWorld } from '@/devnet/world'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { findStarts } from './findStart'
import { readPlan } from './readPlan'

const safes = [1n, 2n].map((saltNonce) =>
  predictSafe({ version: '1.4.1', owners: [owners[0].address], threshold: 1, saltNonce }),
)
const [first, second] = safes as [Safe, Safe]

/** It has the states of all its blocks, as an archive node does. */
let archive: Chain
const createdIn: number[] = []
beforeAll(async () => {
  archive = await startChain()
  await deployContracts(archive)
  for (const safe of safes) {
    await archive.client.mine({ blocks: 20 })
    createdIn.push(Number((await deploySafe(archive, safe)).blockNumber))
  }
  await archive.client.mine({ blocks: 50 })
})
afterAll(() => archive.stop())

type Given = { url?: string; named?: Pick<Safe, 'address'>[]; fromBlock?: string[] }

async function start({ url = archive.url, named = [second, first], fromBlock = [] }: Given) {
  const safe = named.map(({ address }) => `dev:${address}`)
  const ports = { site: 1, gateway: 2 }
  const { plan, said } = await findStarts(readPlan({ rpc: [`31337=${url}`], safe, fromBlock, data: '.', ports }))
  return [plan.gateway.chains[0]?.startBlock, ...said]
}

test('a network is read from the block in which the first of the named Safes was created', async () => {
  expect(await start({})).toEqual([
    createdIn[0],
    expect.stringContaining(`is read from block ${createdIn[0]} on, in which`),
  ])
  expect((await start({ named: [second] }))[0]).toBe(createdIn[1])
})

test('a block that was said is taken as it is, and one that is none is told', async () => {
  expect(await start({ fromBlock: ['31337=7'] })).toEqual([7, expect.stringMatching(/is read from block 7 on\.$/)])
  for (const wrong of ['7', '1=7', '31337=-7', '31337=x']) {
    await expect(start({ fromBlock: [wrong] })).rejects.toThrow(`“${wrong}” is no block`)
  }
})

test('where the node does not know, all is read, and it is said that this may take long', async () => {
  const whole = [0, expect.stringContaining('may take hours: --from-block 31337=N')]
  expect(await start({ named: [] })).toEqual(whole)
  // What was loaded has no states of its past.
  const pruned = await startDevnetChain({ seeded: true })
  expect(await start({ url: pruned.url, named: [describeWorld().shared['1.4.1']] })).toEqual(whole)
  await pruned.stop()
})

test('a node that calls states empty that it has no more is not believed', async () => {
  const forgetful = createServer(async (request, response) => {
    const calls = z.array(
      z.looseObject({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).optional() }),
    )
    const body: unknown = await json(request)
    const isForgotten = ({ method, params }: z.infer<typeof calls>[number]) =>
      method === 'eth_getCode' && Number(params?.[1]) < (createdIn[1] ?? 0) + 20
    const asked = calls.parse(Array.isArray(body) ? body : [body])
    const answers = await Promise.all(
      asked.map(async (call) => {
        if (isForgotten(call)) return { jsonrpc: '2.0', id: call.id, result: '0x' }
        const headers = { 'content-type': 'application/json' }
        return (await fetch(archive.url, { method: 'POST', headers, body: JSON.stringify(call) })).json()
      }),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })
  const port = await findFreePort()
  await once(forgetful.listen(port, '127.0.0.1'), 'listening')
  expect((await start({ url: `http://127.0.0.1:${port}` }))[0]).toBe(0)
  forgetful.closeAllConnections()
  forgetful.close()
})
