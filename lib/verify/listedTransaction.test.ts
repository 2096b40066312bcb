import { createPublicClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { createGateway } from '@/lib/gateway/client/client'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { readSafe } from '@/lib/safe/account/readSafe'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { change, other, strangeHash } from '@/tests/verify/lyingGateway'
import { verifyListed } from './listedTransaction'

let chain: Chain
let server: RunningGateway
let safe: Safe
let page: unknown
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  const addresses = owners.map(({ address }) => address)
  safe = await createSafe(chain, { version: '1.4.1', owners: addresses, threshold: 2, saltNonce: 91n })
  await chain.client.sendTransactionSync({ account: owners[0], to: safe.address, value: parseEther('1') })
  await proposeTo(server.url, chain, safe, { to: recipients[0].address, value: 5n, nonce: 0n })
  page = await read('queued')
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

async function read(list: string): Promise<unknown> {
  const path = `/v1/chains/31337/safes/${safe.address}/transactions/${list}`
  return (await fetch(server.url + path)).json()
}

/** Verifies the one transaction of a page. */
async function verify(answer: unknown, isChainUp = true) {
  const item = parseAnswer(transactionPage, answer).results.find(({ type }) => type === 'TRANSACTION')
  if (item?.type !== 'TRANSACTION') throw new Error('There is no transaction')
  const client = createPublicClient({
    transport: http(isChainUp ? chain.url : 'http://127.0.0.1:1', { retryCount: 0 }),
  })
  const state = isChainUp ? await readSafe(client, safe.address) : undefined
  const gateway = createGateway({ baseUrl: server.url })
  const ref = { chainId: 31337, address: safe.address }
  const input = { gateway, ref, version: '1.4.1', chain: state, client, known: [], listed: item.transaction }
  return verifyListed(input, new AbortController().signal)
}

const transaction = 'results.1.transaction'

test('a row as the gateway listed it is a match, and unknown while the chain does not answer', async () => {
  expect(await verify(page)).toMatchObject({ status: 'match', kind: 'multisig' })
  expect(await verify(page, false)).toMatchObject({ status: 'unknown' })
})

test.each([
  ['recipient', 'txInfo.recipient.value', other],
  ['value', 'txInfo.transferInfo.value', '6'],
  ['token', 'txInfo.transferInfo', { type: 'ERC20', tokenAddress: other, value: '5' }],
  ['type', 'txInfo', { type: 'Creation', creator: { value: other }, transactionHash: strangeHash }],
  ['nonce', 'executionInfo.nonce', 1],
  ['threshold', 'executionInfo.confirmationsRequired', 1],
  ['confirmation', 'executionInfo.confirmationsSubmitted', 2],
  ['kind', 'executionInfo', { type: 'MODULE', address: { value: other } }],
  ['txStatus', 'txStatus', 'CANCELLED'],
])('a row with another %s is a mismatch', async (field, path, value) => {
  const { status, checks } = await verify(change(page, `${transaction}.${path}`, value))
  expect(checks.filter((check) => check.status === 'mismatch').map((check) => check.field)).toContain(field)
  expect(status).toBe('mismatch')
})

test('one without confirmations is not taken for a transfer that came in', async () => {
  const asTransfer = change(change(page, `${transaction}.executionInfo`, null), `${transaction}.txHash`, strangeHash)
  expect((await verify(asTransfer)).status).toBe('mismatch')
})

test('a made-up transaction has no details, and is named as that', async () => {
  const invented = change(page, `${transaction}.id`, `multisig_${safe.address}_${strangeHash}`)
  const { status, checks } = await verify(invented)
  expect(status).toBe('mismatch')
  expect(summarise(checks).sentence).toBe('Does not match: Listed transaction.')
})

test('a transfer that came in and the creation are judged by the chain, without details', async () => {
  const history = await read('history')
  const { results } = parseAnswer(transactionPage, history)
  const places = results.flatMap(({ type }, index) => (type === 'TRANSACTION' ? [index] : []))
  expect(places).toHaveLength(2)
  for (const place of places) {
    const alone = { next: null, results: [results[place]] }
    expect((await verify(JSON.parse(toJson(alone)))).status).toBe('match')
  }
  expect((await verify(change(history, 'results.1.transaction.txInfo.transferInfo.value', '2'))).status).toBe(
    'mismatch',
  )
})

function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}
