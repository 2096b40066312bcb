import { concat, type Hex, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { approvedHashSignature, joinSignatures, recoverOwner, splitSignatures } from './signatures'

const first = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const second = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const contract = '0x00000000000000000000000000000000000000ff'
const hash: Hex = `0x${'ab'.repeat(32)}`

/** A contract's signature on its own: who, where its bytes start, and the bytes. */
function contractSignature(inner: Hex, start = 65, length = (inner.length - 2) / 2) {
  return concat([pad(contract), pad(toHex(start)), '0x00', pad(toHex(length)), inner])
}

async function split(joined: Hex) {
  const parts = splitSignatures(joined)
  if (!parts) return undefined
  return Promise.all(parts.map((part) => recoverOwner(hash, part)))
}

describe('joined signatures', () => {
  test('are taken apart into what was joined, contracts with their own bytes', async () => {
    const owners = [
      { owner: first.address, signature: await first.sign({ hash }) },
      { owner: second.address, signature: await second.sign({ hash }) },
      { owner: contract, signature: contractSignature('0x123456') },
    ] as const
    const parts = await split(joinSignatures(owners))
    expect(parts?.map((part) => part?.owner)).toEqual([contract, second.address, first.address])
    for (const { owner, signature } of owners) {
      expect(parts?.find((part) => part?.owner === owner)?.signature).toBe(signature)
    }
  })

  test('hold approvals of the hash, which name their owner', async () => {
    const [part] = (await split(approvedHashSignature(first.address))) ?? []
    expect(part).toMatchObject({ owner: first.address, kind: 'approvedHash' })
  })

  test.each<[string, Hex]>([
    ['a part that is cut off', `0x${'11'.repeat(64)}`],
    ['a v that no contract knows', `0x${'11'.repeat(64)}1d`],
    ['contract bytes that start inside the fixed parts', contractSignature('0x12', 64)],
    ['contract bytes that start behind the end', contractSignature('0x12', 4000)],
    ['contract bytes longer than there are', contractSignature('0x12', 65, 900)],
    ['a start beyond any memory', concat([pad(contract), `0x${'ff'.repeat(32)}`, '0x00', pad('0x01'), '0x12'])],
  ])('are refused with %s', (_, joined) => expect(splitSignatures(joined)).toBeUndefined())

  test('no key has made a signature of zeros', async () => {
    expect(await split(`0x${'00'.repeat(64)}1b`)).toEqual([undefined])
  })
})
