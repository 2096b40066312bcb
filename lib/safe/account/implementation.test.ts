import { type Hex, keccak256, pad } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type SafeOptions } from '@/devnet/safes'
import { safeAbi } from '@/lib/safe/call/abi'
import { cloneCode, delegationCode, posingCode } from '@/tests/safe/posingSafe'
import { judgeAccount } from './implementation'
import { classifyCode } from './proxies'
import { readSafe } from './readSafe'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

let saltNonce = 700n
const ownerAddresses = owners.map(({ address }) => address)

async function createOther(options: Pick<SafeOptions, 'version' | 'l2'>) {
  saltNonce += 1n
  return createSafe(chain, { ...options, owners: ownerAddresses, threshold: 2, saltNonce })
}

async function judgeWith(code: Hex) {
  const { address } = await createOther({ version: '1.4.1' })
  await chain.client.setCode({ address, bytecode: code })
  return judgeAccount(await readSafe(chain.client, address))
}

const published = ['1.3.0', '1.4.1', '1.5.0'] as const
const { singletonL2, multiSend } = safeContracts('1.4.1')

test.each(published.flatMap((version) => [false, true].map((l2) => ({ version, l2 }))))(
  'a Safe of $version from the published factory is known (L2: $l2)',
  async (kind) => {
    const { address, singleton } = await createOther(kind)
    const state = await readSafe(chain.client, address)
    const code = await chain.client.getCode({ address: singleton })
    expect(judgeAccount(state)).toBe('known')
    expect(judgeAccount(state, keccak256(code ?? '0x'))).toBe('known')
  },
)

describe('what only answers like a Safe', () => {
  test('and says of each hash that it is approved is no known proxy, though it names the real singleton', async () => {
    const { address } = await createOther({ version: '1.4.1' })
    await chain.client.setCode({ address, bytecode: posingCode(singletonL2) })
    const args = [recipients[0].address, pad('0x12')] as const
    const approved = await chain.client.readContract({ address, abi: safeAbi, functionName: 'approvedHashes', args })
    expect(approved).toBe(1n)
    const state = await readSafe(chain.client, address)
    expect(state).toMatchObject({ version: '1.4.1', owners: ownerAddresses, singleton: singletonL2 })
    expect(judgeAccount(state)).toBe('unknownProxy')
  })

  test.each<[string, () => Promise<Hex | undefined> | Hex]>([
    ['a clone of the singleton', () => cloneCode(singletonL2)],
    ['the singleton itself', () => chain.client.getCode({ address: singletonL2 })],
    ['a proxy with one byte changed', async () => (await readProxy()).replace('6000f35b', '6001f35b') as Hex],
  ])('is no known proxy: %s', async (_, makeCode) => {
    expect(await judgeWith((await makeCode()) ?? '0x')).toBe('unknownProxy')
  })

  test('is a key’s account that runs the code of a Safe', async () => {
    expect(await judgeWith(delegationCode(singletonL2))).toBe('delegatedKey')
  })

  test('is a known proxy whose singleton is not published, is another contract, or has other code', async () => {
    const { address } = await createOther({ version: '1.4.1' })
    const state = await readSafe(chain.client, address)
    expect(judgeAccount({ ...state, singleton: recipients[1].address })).toBe('unknownSingleton')
    expect(judgeAccount({ ...state, singleton: multiSend })).toBe('unknownSingleton')
    expect(judgeAccount(state, keccak256('0x6001'))).toBe('changedSingleton')
    expect(judgeAccount({ ...state, version: '1.5.0' })).toBe('changedSingleton')
    expect(judgeAccount({ ...state, version: '1.6.0' })).toBe('changedSingleton')
  })
})

test('what a compiler notes behind a proxy’s code does not matter, what runs does', async () => {
  const code = await readProxy()
  const body = code.slice(0, -2 * 53)
  expect(classifyCode(`${body}a20001`.concat('0003') as Hex)).toMatchObject({ kind: 'proxy' })
  expect(classifyCode(`${body}0000` as Hex)).toMatchObject({ kind: 'proxy' })
  expect(classifyCode(`${body}ffff` as Hex)).toEqual({ kind: 'other' })
  expect(classifyCode(`${body}600100${'0001'}` as Hex)).toEqual({ kind: 'other' })
  for (const odd of ['0x', '0x00', '0x0000', '0xffff', '0xef0100'] as const) {
    expect(classifyCode(odd)).toEqual({ kind: 'other' })
  }
})

async function readProxy(): Promise<Hex> {
  const { address } = await createOther({ version: '1.4.1' })
  return (await chain.client.getCode({ address })) ?? '0x'
}
