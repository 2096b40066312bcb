import { type Address, createPublicClient, custom, http, keccak256, zeroHash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { devnetTokens } from '@/devnet/tokens'
import { readCodeHashes } from './codeHashes'

const { singletonL2, multiSend } = safeContracts('1.4.1')
const token = devnetTokens.token
const nobody: Address = '0x00000000000000000000000000000000000000aa'

let chain: Chain
let asked: string[]
beforeAll(async () => {
  chain = await startDevnetChain()
})
beforeEach(() => {
  asked = []
})
afterAll(() => chain.stop())

/** The chain's node, or one whose answer to a call is `answer`'s. */
function connect(answer?: (found: unknown) => unknown) {
  const node = http(chain.url)({ retryCount: 0 })
  const request: typeof node.request = async (body) => {
    asked.push(body.method)
    const found: unknown = await node.request(body)
    return (body.method === 'eth_call' && answer ? answer(found) : found) as never
  }
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
}

async function hashAll(addresses: readonly Address[]) {
  const codes = await Promise.all(addresses.map((address) => chain.client.getCode({ address })))
  asked = []
  return new Map(addresses.map((address, index) => [address.toLowerCase(), keccak256(codes[index] ?? '0x')]))
}

test('the code of published contracts stays where it is: the chain hashes it, all of them in one call', async () => {
  const published = [singletonL2, multiSend]
  expect(await readCodeHashes(connect(), published)).toEqual(await hashAll(published))
  await readCodeHashes(connect(), published)
  expect(asked).toEqual(['eth_call'])
})

test('every other code is hashed here', async () => {
  const others = [token, nobody]
  expect(await readCodeHashes(connect(), [singletonL2, ...others])).toEqual(await hashAll([singletonL2, ...others]))
  await readCodeHashes(connect(), others)
  expect(asked).toEqual(['eth_getCode', 'eth_getCode'])
})

test.each<[string, (found: unknown) => unknown]>([
  ['refuses such a call', () => Promise.reject(new Error('not supported'))],
  ['answers it with nothing', () => '0x'],
  ['answers it with too little', (found) => String(found).slice(0, -2)],
  ['hashes otherwise', () => `${zeroHash}${'ab'.repeat(64)}`],
])('where a node %s, the code itself decides', async (_, answer) => {
  const published = [singletonL2, multiSend]
  expect(await readCodeHashes(connect(answer), published)).toEqual(await hashAll(published))
  await readCodeHashes(connect(answer), published)
  expect(asked).toEqual(['eth_call', 'eth_getCode', 'eth_getCode'])
})

test('other code at a published address is never taken for it, and what was not read is missing', async () => {
  await chain.client.setCode({ address: multiSend, bytecode: '0x00' })
  const found = await readCodeHashes(connect(), [singletonL2, multiSend])
  expect(found.get(multiSend.toLowerCase())).toBe(keccak256('0x00'))
  expect(asked).toEqual(['eth_call', 'eth_getCode'])
  const gone = createPublicClient({
    transport: custom({ request: () => Promise.reject(new Error('gone')) }, { retryCount: 0 }),
  })
  expect(await readCodeHashes(gone, [singletonL2, token])).toEqual(new Map())
})
