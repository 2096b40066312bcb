import { zeroHash } from 'viem'
import { expect, test, vi } from 'vitest'
import { safePath } from '@/lib/gateway/client/safeRef'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import { address, gatewayUrl, ofSafe, page, queue, recall, run, safe, wire } from './runScript'

test('asks service and node for what the page asked at an earlier visit, each once and all together', () => {
  const details = gatewayUrl + transactionRequest(safe.chainId, `multisig_${address}_${zeroHash}`).url
  const balance = ['eth_getBalance', [address, 'latest']]
  const call = ['eth_call', [{ to: address, data: '0x' }, 'latest']]
  const calls = [
    [safe.chainId, ...balance],
    [1, ...call],
    [safe.chainId, ...call],
  ]
  const visit = { page, reads: [ofSafe, details, queue], calls }
  recall([{ page: '/home', reads: [], calls: [] }, visit])
  expect(run(page)).toEqual([ofSafe, queue, details])
  expect(wire.posted.map(({ url }) => url)).toEqual(['https://node.example/key'])
  const questions = wire.posted[0]?.body.map(({ method, params }) => [method, params])
  expect(questions?.[0]).toEqual(['eth_chainId', []])
  expect(questions?.filter((one) => JSON.stringify(one) === JSON.stringify(balance))).toHaveLength(1)
  expect(questions?.at(-1)).toEqual(call)
  const keys = questions?.slice(1).map((one) => JSON.stringify(one))
  expect(globalThis.begunCalls).toMatchObject([{ chainId: safe.chainId, keys }])
})

test('what is kept may come from anybody: nothing is asked elsewhere, nothing sent or changed, and no more than a page asks', () => {
  const base = gatewayUrl + safePath(safe)
  const reads = [
    'https://evil.example/v1/chains/31337/x',
    `${gatewayUrl}/v1/chains/31337/../1/x`,
    `${base}/%2e%2e/x`,
    `${base}/a#b`,
    `${base}@evil.example`,
    7,
    null,
  ]
  const methods = [
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_getLogs ',
    'anvil_setBalance',
    'eth_subscribe',
    7,
    null,
  ]
  recall([{ page, reads, calls: methods.map((method) => [safe.chainId, method, []]) }])
  expect(run(page)).toEqual([ofSafe, queue])
  const first = wire.posted[0]?.body.map(({ method }) => method)
  expect(first?.filter((method) => methods.includes(method))).toEqual([])
  globalThis.begunReads = undefined
  const many = Array.from({ length: 500 }, (_, index) => index)
  const calls = many.map((index) => [safe.chainId, 'eth_getCode', [`${index}`]])
  recall([{ page, reads: many.map((index) => `${base}/${index}`), calls }])
  expect(run(page)).toHaveLength(32)
  expect(wire.posted[0]?.body.length).toBeLessThan(130)
})

test('what was asked at an earlier visit is not asked again for the list; what two asked then is asked for twice', async () => {
  const receipt = [safe.chainId, 'eth_getTransactionReceipt', [zeroHash]]
  const balance = [safe.chainId, 'eth_getBalance', [address, 'latest']]
  recall([{ page, reads: [], calls: [receipt, balance, balance] }])
  wire.answers = {
    [queue]: JSON.stringify({ results: [{ transaction: { id: 'a', executionInfo: {}, txHash: zeroHash } }] }),
  }
  run(page)
  await vi.waitFor(() => expect(globalThis.begunReads?.size).toBe(3))
  await new Promise((resolve) => setTimeout(resolve))
  expect(wire.posted).toHaveLength(1)
  const methods = wire.posted[0]?.body.map(({ method }) => method)
  expect(methods?.filter((method) => method === 'eth_getBalance')).toHaveLength(2)
  expect(methods?.filter((method) => method === 'eth_getTransactionReceipt')).toHaveLength(1)
})

test.each([
  ['no list', {}],
  ['nothing', null],
  ['other shapes', [null]],
  ['half a visit', [{ page }]],
  ['too much', 'x'.repeat(200_000)],
])('where %s is kept it asks for what each page needs first', (_, kept) => {
  recall(kept)
  expect(run(page)).toEqual([ofSafe, queue])
  expect(wire.posted).toMatchObject([{ body: { length: 8 } }])
})
