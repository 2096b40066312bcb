import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owners, recipients } from './accounts'
import type { Chain } from './chain'
import { startDevnetChain } from './devnetChain'
import { setName, startNameChain } from './names'

const kinds = [
  { name: 'the devnet itself', start: () => startDevnetChain() },
  { name: 'a chain with the id 1', start: () => startNameChain() },
]

describe.each(kinds)('the name service on $name', ({ start }) => {
  let chain: Chain
  beforeAll(async () => {
    chain = await start()
  })
  afterAll(() => chain.stop())

  it('finds the address of a name, with and without coin type', async () => {
    expect(await chain.client.getEnsAddress({ name: 'alice.eth' })).toBe(owners[0].address)
    // With a coin type the answer is bytes, which viem leaves in lower case.
    const bytes = await chain.client.getEnsAddress({ name: 'alice.eth', coinType: 60n })
    expect(bytes).toBe(owners[0].address.toLowerCase())
    expect(await chain.client.getEnsAddress({ name: 'bob.eth' })).toBe(owners[1].address)
  })

  it('finds the name of an address', async () => {
    expect(await chain.client.getEnsName({ address: owners[0].address })).toBe('alice.eth')
    expect(await chain.client.getEnsName({ address: recipients[1].address })).toBe('erin.eth')
  })

  it('finds texts, and an avatar that needs no other host', async () => {
    expect(await chain.client.getEnsText({ name: 'alice.eth', key: 'description' })).toBe('An owner')
    expect(await chain.client.getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('knows nothing of other names, addresses, texts, avatars and coins', async () => {
    expect(await chain.client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    expect(await chain.client.getEnsAddress({ name: 'alice.eth', coinType: 0n })).toBeNull()
    expect(await chain.client.getEnsName({ address: recipients[2].address })).toBeNull()
    expect(await chain.client.getEnsText({ name: 'alice.eth', key: 'url' })).toBeNull()
    expect(await chain.client.getEnsText({ name: 'nobody.eth', key: 'description' })).toBeNull()
    expect(await chain.client.getEnsAvatar({ name: 'carol.eth' })).toBeNull()
  })

  it('learns a name', async () => {
    await setName(chain, { name: 'frank.eth', address: recipients[2].address })
    expect(await chain.client.getEnsName({ address: recipients[2].address })).toBe('frank.eth')
  })
})
