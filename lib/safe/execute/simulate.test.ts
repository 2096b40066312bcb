import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, createPublicClient, encodeFunctionData, erc721Abi, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens, mintBadge, mintToken } from '@/devnet/tokens'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'
import { createItemTransfer, createTokenTransfer } from '@/lib/safe/call/transfers'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { describeRevertData } from './revertReason'
import { simulateTransaction } from './simulate'

const receiver = recipients[0].address
const { token, badge, dollar } = devnetTokens

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const transfer = (amount: bigint) => createTokenTransfer(token, receiver, amount)

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('simulateTransaction on %s', (version) => {
  let safe: Safe
  let state: SafeState
  beforeAll(async () => {
    const ownerAddresses = owners.map((owner) => owner.address)
    safe = await createSafe(chain, { version, owners: ownerAddresses, threshold: 3 })
    await chain.client.setBalance({ address: safe.address, value: 100n })
    await mintToken(chain, token, safe.address, 1000n)
    await mintBadge(chain, safe.address)
    state = await readSafe(chain.client, safe.address)
  })
  const simulate = (call: SafeCall, nonce = 0n) =>
    simulateTransaction(chain.client, state, createTransaction(call, nonce))

  test('tells what the Safe loses, batches included, though nobody has signed and other nonces come first', async () => {
    const payment: SafeCall = { to: receiver, value: 7n, data: '0x' }
    const batch = createBatch([payment, transfer(5n), transfer(6n)], safeContracts(version).multiSendCallOnly)
    const result = await simulate(batch, 40n)
    expect(result).toMatchObject({ status: 'success' })
    expect(result.status === 'success' && result.changes).toEqual(
      expect.arrayContaining([
        { kind: 'amount', token: undefined, amount: -7n },
        { kind: 'amount', token, amount: -11n },
      ]),
    )
    expect(await readSafe(chain.client, safe.address)).toMatchObject({ nonce: 0n, threshold: 3, balance: 100n })
  })

  test('tells which item of a collection leaves', async () => {
    const tokenId = BigInt(['1.3.0', '1.4.1', '1.5.0'].indexOf(version)) + (await firstBadge())
    const result = await simulate(createItemTransfer(badge, safe.address, receiver, tokenId))
    expect(result).toEqual({
      status: 'success',
      changes: [{ kind: 'item', token: badge, tokenId, isIncoming: false }],
    })
  })

  test('says why it would fail', async () => {
    const tooMuch = await simulate({ to: receiver, value: 101n, data: '0x' })
    expect(tooMuch).toMatchObject({ status: 'failed' })
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [9n] })
    const impossible = await simulate({ to: safe.address, value: 0n, data })
    const expected = version === '1.5.0' ? 'GS201' : 'GS013'
    expect(impossible).toMatchObject({ status: 'failed', reason: expect.stringContaining(expected) })
  })

  test('says when only the nonce would be used up', async () => {
    const transaction = { ...createTransaction(transfer(1001n), 0n), safeTxGas: 100_000n }
    const result = await simulateTransaction(chain.client, state, transaction)
    expect(result).toMatchObject({ status: 'failed', reason: expect.stringContaining('use up its nonce') })
  })

  test('needs nothing but eth_call, and says what it could not find out', async () => {
    const { client, stop } = await startPoorNode(chain.url)
    expect(await simulateTransaction(client, state, createTransaction(transfer(5n), 0n))).toEqual({
      status: 'success',
      changes: undefined,
    })
    const failing = await simulateTransaction(client, state, createTransaction(transfer(1001n), 0n))
    expect(failing).toMatchObject({ status: 'failed' })
    stop()
    const down = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    expect(await simulateTransaction(down, state, createTransaction(transfer(5n), 0n))).toMatchObject({
      status: 'unavailable',
    })
  })

  const firstBadge = async () => {
    for (let id = 0n; id < 9n; id++) {
      const contract = { address: badge, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
      const owner: Address | undefined = await chain.client.readContract(contract).catch(() => undefined)
      if (owner === safe.address) return id - BigInt(['1.3.0', '1.4.1', '1.5.0'].indexOf(version))
    }
    throw new Error('no badge')
  }
})

test('describeRevertData keeps to what the bytes say', () => {
  expect(describeRevertData('0x')).toBeUndefined()
  expect(describeRevertData(undefined)).toBeUndefined()
  expect(describeRevertData('0x12345678')).toBe('an error that is not known here (0x12345678)')
  const panic = `0x4e487b71${'11'.padStart(64, '0')}` as const
  expect(describeRevertData(panic)).toBe('a fault of the contract: a number becomes too large or too small (panic 17)')
})

describe('token info', () => {
  test('is read from the tokens, and missing where there is none', async () => {
    const tokens = [token, dollar, receiver]
    expect(await readTokenInfo(chain.client, tokens)).toEqual([
      { decimals: 18, symbol: 'DEV', name: 'Devnet Token' },
      { decimals: 6, symbol: 'DUSD', name: 'Devnet Dollar' },
      { decimals: undefined, symbol: undefined, name: undefined },
    ])
  })
})

/** The chain behind a node that knows eth_call and nothing newer. */
async function startPoorNode(url: string) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    if (method !== 'eth_call') {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method' } }))
      return
    }
    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const poor = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: createPublicClient({ transport: http(poor, { retryCount: 0 }) }), stop: () => server.close() }
}
