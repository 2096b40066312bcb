import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { sendCall } from '@/lib/safe/call/sendCall'
import { signingDesk } from '@/tests/safe/signingDesk'
import { createSafeCall, InvalidNewSafeError, type NewSafe, predictSafeAddress } from './createSafe'
import { readSafe } from './readSafe'

const [alice, _bob, _carol] = owners
const receiver = recipients[0].address
const ownerAddresses = owners.map((owner) => owner.address)
const allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const { sending } = signingDesk(() => chain)

describe('createSafe', () => {
  const newSafe = (version: (typeof allVersions)[number], l2: boolean): NewSafe => {
    const contracts = safeContracts(version)
    return {
      owners: ownerAddresses,
      threshold: 2,
      saltNonce: 2n ** 255n + (l2 ? 1n : 0n),
      singleton: l2 ? contracts.singletonL2 : contracts.singleton,
      proxyFactory: contracts.proxyFactory,
      fallbackHandler: contracts.fallbackHandler,
    }
  }

  test.each(allVersions.flatMap((version) => [true, false].map((l2) => ({ version, l2 }))))(
    'predicts the address that the chain then gives: %o',
    async ({ version, l2 }) => {
      const safe = newSafe(version, l2)
      const address = predictSafeAddress(safe)
      expect(await chain.client.getCode({ address })).toBeUndefined()
      const call = createSafeCall(safe)
      const hash = await sendCall(sending(alice.address), call)
      await chain.client.waitForTransactionReceipt({ hash })
      expect(await readSafe(chain.client, address)).toMatchObject({
        address,
        version,
        owners: ownerAddresses,
        threshold: 2,
        singleton: safe.singleton,
        fallbackHandler: safe.fallbackHandler,
      })
    },
  )

  test.each<[string, Partial<NewSafe>]>([
    ['no owner', { owners: [], threshold: 0 }],
    ['an owner twice', { owners: [alice.address, alice.address.toLowerCase() as Address], threshold: 1 }],
    ['the zero address', { owners: [zeroAddress], threshold: 1 }],
    ['a threshold of 0', { threshold: 0 }],
    ['a threshold above the owners', { threshold: 4 }],
    ['an unknown implementation', { singleton: receiver }],
  ])('refuses %s', (_, change) => {
    expect(() => predictSafeAddress({ ...newSafe('1.4.1', true), ...change })).toThrow(InvalidNewSafeError)
  })
})
