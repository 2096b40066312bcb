import { setTimeout as sleep } from 'node:timers/promises'
import { type Hex, hashTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { buildProposal, confirmAt, proposeMessageTo, proposeTo, signMessageAt } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { confirmedBy, federate, named, signedBy, soon, withService } from './federatedPair'
import { ask, post } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const safe = describeWorld().shared['1.4.1']
const payment = { to: dave.address, value: 1n }

let chain: Chain
const federation = federate(() => chain, safe)
const { startHosted, startOwn, startPair, readTransaction, readQueue, readMessage, readMessages } = federation

beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
})
afterEach(() => federation.stopAll())
afterAll(() => chain.stop())

test('what is proposed at either and confirmed at either is known to both, and says where it came from', async () => {
  const { hosted, own } = await startPair()
  const { safeTxHash: fromHere } = await proposeTo(own.url, chain, safe, payment)
  const theirs = { ...payment, value: 2n, nonce: 50n }
  const { safeTxHash: fromThere } = await proposeTo(hosted.url, chain, safe, theirs, bob)
  await vi.waitFor(async () => expect(await readTransaction(hosted, fromHere)).toEqual(confirmedBy(alice)), soon)
  expect(JSON.stringify(await readQueue(own))).toContain(fromThere)
  expect(await readTransaction(own, fromThere)).toEqual(named({ from: 'SERVICE', knownTo: ['HERE', 'SERVICE'] }))

  await confirmAt(hosted.url, chain, safe, payment, bob)
  await confirmAt(own.url, chain, safe, theirs, alice)
  await vi.waitFor(async () => {
    expect(await readTransaction(own, fromHere)).toEqual(confirmedBy(alice, bob))
    expect(await readTransaction(hosted, fromThere)).toEqual(confirmedBy(bob, alice))
  }, soon)
  const settled = { knownTo: ['HERE', 'SERVICE'], isWaiting: false, isReachable: true, differences: [] }
  const service = new URL(hosted.url).host
  expect(await readTransaction(own, fromHere)).toEqual(named({ from: 'HERE', service, ...settled }))
  expect(await readTransaction(own, fromThere)).toEqual(named({ from: 'SERVICE', service, ...settled }))
})

test('a link to what only the hosted one knows leads to it here', async () => {
  const { hosted, own } = await startPair()
  const { safeTxHash } = await proposeTo(hosted.url, chain, safe, payment)
  expect(await readTransaction(own, `multisig_${safe.address}_${safeTxHash}`)).toEqual(confirmedBy(alice))
})

test('messages and their signatures go the same ways', async () => {
  const { hosted, own } = await startPair()
  const fromHere = await proposeMessageTo(own.url, chain, safe, 'Said here')
  const fromThere = await proposeMessageTo(hosted.url, chain, safe, 'Said there', bob)
  await vi.waitFor(async () => expect(await readMessage(hosted, fromHere)).toEqual(signedBy(alice)), soon)
  expect(JSON.stringify(await readMessages(own))).toContain(fromThere)
  await signMessageAt(hosted.url, chain, safe, 'Said here', bob)
  await signMessageAt(own.url, chain, safe, 'Said there', alice)
  await vi.waitFor(async () => {
    expect(await readMessage(own, fromHere)).toEqual(signedBy(alice, bob))
    expect(await readMessage(hosted, fromThere)).toEqual(signedBy(bob, alice))
  }, soon)
  expect(await readMessage(own, fromThere)).toEqual(named({ from: 'SERVICE', isWaiting: false, differences: [] }))
})

test('what is deleted here is deleted there, and does not come back meanwhile', async () => {
  const { hosted, own } = await startPair()
  const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
  await vi.waitFor(async () => expect(await readTransaction(hosted, safeTxHash)).toEqual(confirmedBy(alice)), soon)
  federation.faults.intercept = refuseDeletions
  const signature = await signDeletion(safeTxHash)
  const path = `${own.url}/v1/chains/${chain.chainId}/transactions/${safeTxHash}`
  expect((await post(path, { signature }, 'DELETE')).status).toBe(200)
  for (const _ of [1, 2, 3]) {
    await readQueue(own)
    await sleep(60)
  }
  expect(await readTransaction(own, safeTxHash)).toMatchObject({ code: 404 })
  federation.faults.intercept = undefined
  const url = `${hosted.url}/v1/chains/${chain.chainId}/transactions/${safeTxHash}`
  await vi.waitFor(async () => expect((await ask(url)).status).toBe(404), soon)
})

const refuseDeletions: (typeof federation)['faults']['intercept'] = (request, response) => {
  if (request.method !== 'DELETE') return false
  response.writeHead(503).end()
  return true
}

async function signDeletion(safeTxHash: Hex) {
  const hash = hashTypedData({
    domain: {
      ...{ name: 'Safe Transaction Service', version: '1.0' },
      ...{ chainId: chain.chainId, verifyingContract: safe.address },
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(Date.now() / 3_600_000)) },
  })
  return alice.sign({ hash })
}

test('while the service is away all goes on, says so, and is told when it is back', async () => {
  const hosted = await startHosted()
  const port = Number(new URL(hosted.url).port)
  await hosted.stop()
  const own = await startOwn(hosted.url)
  const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
  await confirmAt(own.url, chain, safe, payment, bob)
  const message = await proposeMessageTo(own.url, chain, safe, 'Is anybody there?')
  await vi.waitFor(async () => {
    const away = withService({ waiting: 3, problem: expect.stringContaining('ECONNREFUSED') })
    expect(await federation.readState(own)).toEqual(away)
  }, soon)
  expect(await readTransaction(own, safeTxHash)).toEqual(named({ knownTo: ['HERE'], isWaiting: true }))
  const back = await startHosted({ port })
  await vi.waitFor(async () => {
    expect(await readTransaction(back, safeTxHash)).toEqual(confirmedBy(alice, bob))
    expect(await readMessage(back, message)).toEqual(signedBy(alice))
    expect(await federation.readState(own)).toEqual(withService({ waiting: 0, problem: null }))
  }, soon)
})

test('a refusal is kept with what the service said, and nothing of it that cannot be seen', async () => {
  federation.faults.intercept = ({ method }, response) => {
    if (method !== 'POST') return false
    response.writeHead(422).end(JSON.stringify({ message: `Not\u202e\n today ${'x'.repeat(500)}` }))
    return true
  }
  const { own } = await startPair()
  const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
  await vi.waitFor(async () => {
    const differences = [{ code: 'REFUSED', text: `Not today ${'x'.repeat(190)}…` }]
    expect(await readTransaction(own, safeTxHash)).toEqual(named({ isWaiting: false, differences }))
  }, soon)
  expect(await federation.readState(own)).toEqual(withService({ refused: 1, waiting: 0 }))
  federation.faults.intercept = undefined
  await post(`${own.url}/v1/chains/${chain.chainId}/transactions/${safe.address}/propose`, {
    ...(await buildProposal(chain, safe, payment, alice)),
  })
  await vi.waitFor(async () => {
    expect(await readTransaction(own, safeTxHash)).toEqual(named({ knownTo: ['HERE', 'SERVICE'], differences: [] }))
  }, soon)
})
