import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, createPublicClient, custom, encodeFunctionData, http, parseEther, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { asReadClient } from '@/lib/chain/readClient'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { safeAbi } from '@/lib/safe/call/abi'
import { judgeAccount, judgeImplementation } from './implementation'
import { NotASafeError, readSafe } from './readSafe'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.begunCalls = undefined
  globalThis.begunReads = undefined
})

const ownerAddresses = owners.map((owner) => owner.address)

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('readSafe on %s', (version) => {
  test('reads everything that the Safe is', async () => {
    const safe = await createSafe(chain, { version, owners: ownerAddresses, threshold: 2 })
    await chain.client.setBalance({ address: safe.address, value: parseEther('1.5') })
    const contracts = safeContracts(version)
    const module = recipients[0].address
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
    await executeSafeTransaction(chain, safe, { to: safe.address, data }, [owners[0], owners[1]])
    const state = await readSafe(chain.client, safe.address)
    expect(state).toEqual({
      address: safe.address,
      version,
      owners: ownerAddresses,
      threshold: 2,
      nonce: 1n,
      modules: [module],
      hasMoreModules: false,
      guard: undefined,
      moduleGuard: undefined,
      fallbackHandler: contracts.fallbackHandler,
      singleton: contracts.singletonL2,
      code: state.code,
      codeHash: state.codeHash,
      balance: parseEther('1.5'),
    })
    expect(state.code).toEqual({ kind: 'proxy', versions: version === '1.5.0' ? '1.5.0' : '1.1.0 to 1.4.1' })
    const expected = version === '1.3.0' ? 'OUTDATED' : 'UP_TO_DATE'
    expect(judgeImplementation(state)).toEqual({ state: expected, isL2: true })
    expect(judgeAccount(state)).toBe('known')
    const posing = { ...state, version: '1.2.0' }
    expect(judgeImplementation(posing)).toMatchObject({ state: 'UNKNOWN' })
    expect(judgeImplementation({ ...state, singleton: module })).toMatchObject({ state: 'UNKNOWN' })
  })

  test('reads the same without Multicall3 on the chain', async () => {
    const safe = await createSafe(chain, { version, owners: ownerAddresses, threshold: 1, saltNonce: 7n })
    const bare = createPublicClient({ transport: http(chain.url) })
    expect(await readSafe(bare, safe.address)).toEqual(await readSafe(chain.client, safe.address))
  })
})

describe('readSafe', () => {
  test('reads a guard and a missing fallback handler', async () => {
    const options = { version: '1.3.0', owners: ownerAddresses, threshold: 1, saltNonce: 8n } as const
    const safe = await createSafe(chain, { ...options, fallbackHandler: zeroAddress })
    // 1.3.0 takes any address as a guard; afterwards nothing can be executed, but it can be read.
    const guard = recipients[1].address
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [guard] })
    await executeSafeTransaction(chain, safe, { to: safe.address, data }, [owners[0]])
    expect(await readSafe(chain.client, safe.address)).toMatchObject({ guard, fallbackHandler: undefined })
  })

  test('says whether there is nothing or another contract', async () => {
    const nothing = readSafe(chain.client, recipients[2].address)
    await expect(nothing).rejects.toBeInstanceOf(NotASafeError)
    await expect(nothing).rejects.toMatchObject({ reason: 'noCode' })
    const { multiSend, singleton } = safeContracts('1.4.1')
    const other = readSafe(chain.client, multiSend)
    await expect(other).rejects.toMatchObject({ name: 'NotASafeError', reason: 'otherContract' })
    const bareSingleton = readSafe(chain.client, singleton)
    await expect(bareSingleton).rejects.toMatchObject({ name: 'NotASafeError', reason: 'otherContract' })
  })

  test('does not take a failing node for a missing Safe', async () => {
    const down = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    await expect(readSafe(down, zeroAddress)).rejects.toMatchObject({ name: 'ChainUnavailableError' })
    const { server, url } = await startFailingNode()
    const failing = createPublicClient({ transport: http(url, { retryCount: 0 }) })
    await expect(readSafe(failing, zeroAddress)).rejects.toMatchObject({ name: 'ChainUnavailableError' })
    server.close()
  })
})

/** A node that answers storage and code, but whose calls end in an error of its own. */
async function startFailingNode(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method } = JSON.parse(body)
    const isCall = method === 'eth_call'
    const answer = isCall ? { error: { code: -32603, message: 'Internal error' } } : { result: `0x${'11'.repeat(32)}` }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('what the inline script begins for a Safe is all that reading it asks', async () => {
  const safe = await createSafe(chain, { version: '1.4.1', owners: ownerAddresses, threshold: 2, saltNonce: 9n })
  const asked: string[] = []
  const request = ({ method }: { method: string }) => {
    asked.push(method)
    throw new Error('not begun')
  }
  const base = createClient({ chain: chain.client.chain, transport: custom({ request }, { retryCount: 0 }) })
  vi.stubGlobal('location', new URL(`https://site.example/settings/setup?safe=dev:${safe.address}`))
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { id } = chain.client.chain
  const settings = { gatewayUrl: chain.url, shortNames: { [id]: 'dev' }, chains: [chain.client.chain] } as const
  new Function(earlyReadScript(settings))()
  expect(await readSafe(asReadClient(base), safe.address)).toEqual(await readSafe(chain.client, safe.address))
  expect(asked).toEqual([])
})
