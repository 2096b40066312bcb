import { normalize } from 'viem/ens'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { setName, startNameChain } from '@/devnet/names'
import { readVerifiedName } from './verifiedName'

const [alice, bob] = owners
const [dave, erin, frank] = recipients

let chain: Chain
beforeAll(async () => {
  chain = await startNameChain()
})
afterAll(() => chain.stop())

const read = (account: { address: `0x${string}` }) => readVerifiedName(chain.client, account.address)

test('a name that leads back to its address is the address’s name', async () => {
  expect(await read(alice)).toBe('alice.eth')
  expect(await read(frank)).toBeNull()
})

test('a name that somebody else has is nobody’s claim to make', async () => {
  await setName(chain, { name: 'bob.eth', address: dave.address })
  expect(await read(bob)).toBeNull()
  expect(await read(dave)).toBe('bob.eth')
})

test.each([
  'Erin.eth',
  'erin\u200b.eth',
  'l\u0456sa.eth',
  '\u0441\u043e\u0440.eth',
  `${'a'.repeat(60)}.${'b'.repeat(60)}.eth`,
])('a name that is not what it seems is not shown: %s', async (name) => {
  await setName(chain, { name, address: erin.address })
  expect(await chain.client.getEnsName({ address: erin.address })).toBe(name)
  expect(await read(erin)).toBeNull()
})

test('the normal form of a plain name is not worked out, that of others is', async () => {
  const letters = vi.spyOn(String.prototype, 'codePointAt')
  expect(await read(alice)).toBe('alice.eth')
  expect(letters).not.toHaveBeenCalled()
  await setName(chain, { name: 'm\u00fcnze.eth', address: dave.address })
  expect(await read(dave)).toBe('m\u00fcnze.eth')
  expect(letters).toHaveBeenCalled()
  letters.mockRestore()
})

test.each(['a.eth', '0.eth', 'a-b-c.d-e.eth', 'xn-a.eth'])('a plain name is its own normal form: %s', async (name) => {
  expect(normalize(name)).toBe(name)
  await setName(chain, { name, address: erin.address })
  expect(await read(erin)).toBe(name)
})

test.each(['xn--a.eth', 'ab--c.eth', 'a..eth', ''])('what is almost plain is no name: %s', async (name) => {
  await setName(chain, { name, address: erin.address })
  expect(await read(erin)).toBeNull()
})
