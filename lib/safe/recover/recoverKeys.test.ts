import fc from 'fast-check'
import { concat, type Hex, hexToBigInt, keccak256, numberToHex, recoverAddress, slice, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverKeys } from './recoverKeys'

const accounts = [1, 2, 3].map((number) => privateKeyToAccount(keccak256(toHex(number))))
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** As viem recovers it: the slow way, each time. */
const slowly = ({ hash, signature }: { hash: Hex; signature: Hex }) =>
  recoverAddress({ hash, signature }).catch(() => undefined)

test('finds for any bytes whose key the slow way finds, whoever is said to have signed', async () => {
  const anyWord = fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    fc.constantFrom(0n, 1n, order - 1n, order, order + 1n, 2n ** 256n - 1n),
  )
  const anyBytes = fc.record({ r: anyWord, s: anyWord, v: fc.constantFrom(27, 28), hash: anyWord, who: fc.nat(3) })
  await fc.assert(
    fc.asyncProperty(fc.array(anyBytes, { minLength: 1, maxLength: 6 }), async (all) => {
      const signed = all.map(({ r, s, v, hash, who }) => ({
        hash: numberToHex(hash, { size: 32 }),
        signature: concat([numberToHex(r, { size: 32 }), numberToHex(s, { size: 32 }), numberToHex(v)]),
        likely: accounts[who]?.address,
      }))
      expect(recoverKeys(signed)).toEqual(await Promise.all(signed.map(slowly)))
    }),
    { numRuns: 60 },
  )
})

test('does so for true signatures and those changed a little, of keys that are known by now', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const account = accounts[index % 3]
      const hash = keccak256(toHex(`${index}`))
      return { hash, signature: (await account?.sign({ hash })) ?? '0x', likely: account?.address }
    }),
  )
  recoverKeys(made)
  const changed = made.flatMap(({ hash, signature, likely }, index) => {
    const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)]
    const flipped = numberToHex(55 - Number(slice(signature, 64)))
    const opposite = numberToHex(order - hexToBigInt(s), { size: 32 })
    const other = accounts[(index + 1) % 3]?.address
    return [
      { hash, signature, likely },
      { hash, signature, likely: other },
      { hash: keccak256(hash), signature, likely },
      { hash, signature: concat([r, s, flipped]), likely },
      { hash, signature: concat([r, opposite, slice(signature, 64)]), likely },
      // The same signature, spelled with the other of both s: the same key.
      { hash, signature: concat([r, opposite, flipped]), likely },
      { hash, signature: concat([s, r, slice(signature, 64)]), likely },
    ]
  })
  const found = recoverKeys(changed)
  expect(found).toEqual(await Promise.all(changed.map(slowly)))
  for (const [index, { likely }] of made.entries()) {
    const [own, told, wrongHash, wrongHalf, wrongS, mirrored] = found.slice(7 * index)
    expect([own, told, mirrored]).toEqual([likely, likely, likely])
    for (const wrong of [wrongHash, wrongHalf, wrongS]) expect(wrong).not.toBe(likely)
  }
})
