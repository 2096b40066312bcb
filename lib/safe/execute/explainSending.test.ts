import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { sendCall } from '@/lib/safe/call/sendCall'
import { refusingWallet } from '@/tests/act/refusingWallet'
import type { ExecutionCall } from './executeTransaction'

const [dave] = recipients
const penniless: Address = '0x00000000000000000000000000000000000000f1'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

test.each<[string, RegExp]>([
  [
    'insufficient funds for gas * price + value: balance 0, tx cost 7',
    /holds 0 \w+ and the fee is about 0\.\d+ \w+: 0\.\d+ \w+ are missing\.$/,
  ],
  ['nonce too low: next nonce 7, tx nonce 5', /^The wallet took a nonce of its account that is used already/],
  ['replacement transaction underpriced', /^Another transaction of this account waits with the same nonce/],
  ['already known', /^The node has this very transaction already/],
  ['max fee per gas less than block base fee: address 0x0', /^The fee is below what the network asks for now/],
  ['exceeds block gas limit', /^It needs more gas than a block/],
])('a wallet that refuses with "%s" is put into words', async (message, says) => {
  const call: ExecutionCall = { to: dave.address, data: '0x', value: 0n }
  const sending = { client: chain.client, wallet: refusingWallet(message), chainId: chain.chainId, sender: penniless }
  const sent = sendCall(sending, call)
  await expect(sent).rejects.toMatchObject({ name: 'SendingError', message: expect.stringMatching(says) })
})

test('a node that cannot estimate for an account without currency is put into words and numbers', async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method, params } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    if (method === 'eth_estimateGas' && params.length < 3) {
      const error = { code: -32000, message: 'gas required exceeds allowance (0)' }
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
    }
    const answer = await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createPublicClient({ chain: chain.client.chain, transport: http(url, { retryCount: 0 }) })
  const sending = { client, wallet: refusingWallet(), chainId: chain.chainId, sender: penniless }
  const sent = sendCall(sending, { to: dave.address, data: '0x', value: 0n })
  await expect(sent).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The account 0x\w{40} holds 0 \w+ and the fee is about 0\.\d+ \w+: 0\.\d+ \w+ are missing\.$/,
    ),
    details: expect.stringContaining('gas required exceeds allowance'),
  })
  server.close()
})
