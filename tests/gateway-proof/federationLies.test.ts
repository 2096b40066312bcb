import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { buildProposal, proposeTo } from '@/devnet/gateway/seedGateway'
import { signSafeMessage } from '@/devnet/safeMessages'
import { describeWorld } from '@/devnet/world'
import { federate, named, soon, withService } from './federatedPair'

const [alice, bob] = owners
const [dave] = recipients
const safe = describeWorld().shared['1.4.1']

let chain: Chain
let liar: Server
let url: string
/** What it says, by the end of the path; what it is not asked for it does not know. */
let says: Record<string, unknown>
let answer: (response: ServerResponse, said: unknown) => void
const federation = federate(() => chain, safe)
const { startOwn, readQueue, readTransaction, readMessages } = federation

beforeAll(async () => {
  chain = await startDevnetChain({ seeded: true })
  liar = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const found = Object.entries(says).find(([end]) => path.endsWith(end))
    if (!found) response.writeHead(404).end('{"message":"unknown"}')
    else answer(response, found[1])
  })
  await new Promise<void>((done) => liar.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
})
beforeEach(() => {
  says = {}
  answer = (response, said) => response.end(typeof said === 'string' ? said : JSON.stringify(said))
})
afterEach(() => federation.stopAll())
afterAll(async () => {
  liar.closeAllConnections()
  liar.close()
  await chain.stop()
})

const payment = { to: dave.address, value: 1n }
type Sent = Awaited<ReturnType<typeof buildProposal>>

function details(sent: Sent, signatures: { owner: string; signature: Hex | null }[], changes: object = {}) {
  const { to, value, data, operation, sender: _, signature: __, origin: ___, nonce, refundReceiver, ...gas } = sent
  return {
    safeAddress: safe.address,
    txData: { to: { value: to }, value, hexData: data, operation, dataDecoded: { method: 'lie' }, ...changes },
    detailedExecutionInfo: {
      ...{ type: 'MULTISIG', nonce: Number(nonce), ...gas, refundReceiver: { value: refundReceiver } },
      confirmations: signatures.map(({ owner, signature }) => ({ signer: { value: owner }, signature })),
    },
  }
}

const row = (hash: Hex, confirmationsSubmitted = 1) => ({
  type: 'TRANSACTION',
  transaction: { id: `multisig_${safe.address}_${hash}`, executionInfo: { confirmationsSubmitted } },
})
const page = (results: unknown[], next: string | null = null) => ({ count: results.length, next, results })
const notTaken = (...texts: unknown[]) => ({
  service: { name: new URL(url).host, notTaken: texts.map((text) => expect.objectContaining({ text })) },
})
const withText = (code: string, text: string) => ({ code, text: expect.stringContaining(text) })

describe('what does not hold is named and not taken', () => {
  test.each([
    ['another receiver', { to: { value: bob.address } }, 'Invalid safeTxHash'],
    ['another value', { value: '2' }, 'Invalid safeTxHash'],
    ['a call of a library of its own', { operation: 1 }, 'Delegate call is disabled'],
    ['a value that is no number', { value: 'much' }, 'A whole number as text is expected'],
  ])('%s', async (_, changes, reason) => {
    const sent = await buildProposal(chain, safe, payment, alice)
    says['transactions/queued'] = page([row(sent.safeTxHash)])
    says[sent.safeTxHash] = details(sent, [{ owner: alice.address, signature: sent.signature }], changes)
    const own = await startOwn(url)
    expect(await readQueue(own)).toMatchObject({ results: [], ...notTaken(expect.stringContaining(reason)) })
    expect(await readTransaction(own, sent.safeTxHash)).toMatchObject({ code: 404 })
  })

  test('of what is kept here it shows what the service says instead, and keeps what it has', async () => {
    const own = await startOwn(url)
    const sent = await proposeTo(own.url, chain, safe, payment)
    says[sent.safeTxHash] = details(sent, [], { value: '2' })
    await vi.waitFor(async () => {
      const told = await readTransaction(own, sent.safeTxHash)
      expect(told).toMatchObject({ txData: { value: '1' } })
      expect(told).toEqual(named({ differences: [withText('CONTENT', 'Invalid safeTxHash')] }))
    }, soon)
  })

  test('a signature of somebody else, beside one that holds', async () => {
    const sent = await buildProposal(chain, safe, payment, alice)
    const signatures = [alice, bob].map(({ address }) => ({ owner: address, signature: sent.signature }))
    says['transactions/queued'] = page([row(sent.safeTxHash, 2)])
    says[sent.safeTxHash] = details(sent, signatures)
    const own = await startOwn(url)
    await readQueue(own)
    const told = await readTransaction(own, sent.safeTxHash)
    expect(told).toMatchObject({ detailedExecutionInfo: { confirmations: [{ signer: { value: alice.address } }] } })
    const reason = `the sender ${bob.address} has not signed`
    expect(told).toEqual(named({ from: 'SERVICE', differences: [withText('CONFIRMATION', reason)] }))
  })

  test('without a signature that holds nothing is kept', async () => {
    const sent = await buildProposal(chain, safe, payment, dave)
    says['transactions/queued'] = page([row(sent.safeTxHash)])
    says[sent.safeTxHash] = details(sent, [{ owner: dave.address, signature: sent.signature }])
    const own = await startOwn(url)
    const reason = `${dave.address} is not an owner`
    expect(await readQueue(own)).toMatchObject({ results: [], ...notTaken(expect.stringContaining(reason)) })
  })

  test('a message under the hash of another one, and a signature under another name', async () => {
    const sign = (text: string) => signSafeMessage(chain, safe, text, [alice])
    const item = async (text: string, messageHash: Hex, owner = alice.address) => ({
      ...{ type: 'MESSAGE', message: text, messageHash },
      confirmations: [{ owner: { value: owner }, signature: await sign(text) }],
    })
    says.messages = page([await item('I owe you all', `0x${'ab'.repeat(32)}`)])
    const own = await startOwn(url)
    const reason = expect.stringContaining('Invalid messageHash')
    expect(await readMessages(own)).toMatchObject({ results: [], ...notTaken(reason) })
  })
})

describe('what cannot be read is named, holds up nobody and hurts nobody', () => {
  const huge = () => `{"next":null,"results":["${'x'.repeat(5_000_000)}"]}`
  test.each([
    ['broken JSON', () => '{"next":', /not JSON/],
    ['another shape', () => ({ results: 'none' }), /wrong shape/],
    ['too many rows', () => page(Array.from({ length: 401 }, () => row(`0x${'ab'.repeat(32)}`))), /wrong shape/],
    ['too much', huge, /longer than/],
  ])('%s', async (_, said, problem) => {
    says['transactions/queued'] = said()
    const own = await startOwn(url)
    const { safeTxHash } = await proposeTo(own.url, chain, safe, payment)
    expect(JSON.stringify(await readQueue(own))).toContain(safeTxHash)
    const state = { problem: expect.stringMatching(problem) }
    await vi.waitFor(async () => expect(await federation.readState(own)).toEqual(withService(state)), soon)
  })

  test('entries that are none, beside one that holds', async () => {
    const sent = await buildProposal(chain, safe, payment, alice)
    says['transactions/queued'] = page([7, { type: 'TRANSACTION' }, row(sent.safeTxHash), { type: 'LATER' }])
    says[sent.safeTxHash] = details(sent, [{ owner: alice.address, signature: sent.signature }])
    const told = await readQueue(await startOwn(url))
    expect(told).toMatchObject(notTaken('2 of its entries cannot be read'))
    expect(JSON.stringify(told)).toContain(sent.safeTxHash)
  })

  test('a list without an end', async () => {
    let asked = 0
    answer = (response) => {
      asked += 1
      response.end(JSON.stringify(page([], 'http://127.0.0.1:1/elsewhere')))
    }
    says['transactions/queued'] = {}
    expect(await readQueue(await startOwn(url))).toMatchObject(notTaken('it lists more than is read'))
    expect(asked).toBe(3)
  })

  test('one that does not answer holds up an answer for less than two seconds, and the next one not at all', async () => {
    answer = () => undefined
    says['transactions/queued'] = {}
    const own = await startOwn(url)
    const times: number[] = []
    for (const _ of [1, 2]) {
      const before = performance.now()
      expect(await readQueue(own)).toMatchObject({ results: [] })
      times.push(performance.now() - before)
    }
    expect(times[0]).toBeGreaterThan(1_000)
    expect(times[0]).toBeLessThan(4_000)
    expect(times[1]).toBeLessThan(1_000)
  })
})
