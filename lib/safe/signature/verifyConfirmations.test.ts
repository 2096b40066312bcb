import { keccak256, numberToHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { findPastOwners } from '@/lib/safe/account/pastOwners'
import type { OwnerSignature } from './joinSignatures'
import { verifyConfirmations } from './verifyConfirmations'

const hash = keccak256('0x')
const account = { address: zeroAddress, chainId: 1, version: '1.4.1' }

/** A list that counts how often an entry of it is read. */
function watch<Entry>(entries: readonly Entry[]) {
  const watched = { reads: 0 }
  const list = new Proxy(entries, {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) watched.reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, watched }
}

async function confirm(count: number): Promise<OwnerSignature[]> {
  const keys = Array.from({ length: count }, (_, index) => privateKeyToAccount(keccak256(numberToHex(index + 1))))
  return Promise.all(keys.map(async (key) => ({ signer: key.address, signature: await key.sign({ hash }) })))
}

/** How many entries are read for so many owners who all have signed. */
async function countReads(count: number) {
  const signed = await confirm(count)
  const owners = watch(signed.map(({ signer }) => signer))
  const confirmations = watch(signed)
  const content = { account, hash, preimage: '0x' as const }
  const lists = { owners: owners.list, confirmations: confirmations.list }
  await findPastOwners({ getLogs: async () => [] }, { safe: zeroAddress, owners: owners.list }, confirmations.list)
  const { checks, signedBy } = await verifyConfirmations(undefined, { ...content, ...lists })
  expect(checks.map(({ status }) => status)).toEqual(signed.map(() => 'match'))
  expect(signedBy).toEqual(signed.map(({ signer }) => signer))
  return owners.watched.reads + confirmations.watched.reads
}

test('four times as many owners and confirmations are read four times as often', async () => {
  const [few, many] = [await countReads(20), await countReads(80)]
  expect(many).toBeLessThanOrEqual(4 * few)
})
