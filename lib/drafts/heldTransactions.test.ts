import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe, type Safe } from '@/devnet/safes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { approvedHashSignature, contractSignature } from '@/lib/safe/signature/walletSignature'
import { SafeSeeder, type Signer } from '@/tests/safe/safeSeeder'
import { withoutRivals } from './heldTransactions'

const [alice, bob, carol] = owners
const transaction = createTransaction({ to: recipients[0].address, value: 7n, data: '0x' }, 0n)

let chain: Chain
let inner: Safe
let outer: Safe
let ofOwnerSafe: Signer
let hash: Hex
beforeAll(async () => {
  chain = await startDevnetChain()
  inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce: 7_100n })
  const addresses = [alice.address, bob.address, inner.address]
  outer = await createSafe(chain, { version: '1.4.1', owners: addresses, threshold: 2, saltNonce: 7_101n })
  ofOwnerSafe = { by: inner.address, how: 'contract', owner: carol }
  hash = await seeder().hash(transaction)
})
afterAll(() => chain.stop())

const seeder = () => new SafeSeeder(chain, '', outer.address, outer.version)
const fileOf = (...signatures: TransactionFile['signatures']): TransactionFile => ({
  ...{ chainId: chain.chainId, safe: outer.address, transaction, safeTxHash: hash, signatures },
})
const judge = (isSilent = false, more: readonly Address[] = []) => ({
  client: isSilent ? undefined : chain.client,
  safe: { version: outer.version, owners: [alice.address, bob.address, inner.address, ...more] },
})
const junk = (signer: Address) => ({ signer, signature: contractSignature(signer, `0x${'11'.repeat(65)}`) })

test('what somebody wrote takes the place of no signature of an owner Safe, and of no approval', async () => {
  const ofSafe = await seeder().sign(transaction, ofOwnerSafe)
  const approval = await seeder().sign(transaction, { by: bob, how: 'approval' })
  const held = [fileOf(ofSafe, approval)]
  const rival = fileOf(junk(inner.address), junk(bob.address), junk(alice.address))
  const taken = fileOf(junk(alice.address))
  expect(await withoutRivals(held, rival, judge())).toEqual(taken)
  // Nor where the chain does not say what they are.
  expect(await withoutRivals(held, rival, judge(true))).toEqual(taken)
})

test('what is held and is no signature gives way to one that is, and so does that of no owner', async () => {
  const ofSafe = await seeder().sign(transaction, ofOwnerSafe)
  const held = [fileOf(junk(inner.address), { signer: alice.address, signature: approvedHashSignature(alice.address) })]
  const right = fileOf(ofSafe, await seeder().sign(transaction, { by: alice, how: 'key' }))
  expect(await withoutRivals(held, right, judge())).toEqual(right)
  const stranger = await seeder().sign(transaction, { by: carol, how: 'key' })
  const other = fileOf(junk(carol.address))
  expect(await withoutRivals([fileOf(stranger)], other, judge())).toEqual(other)
  expect(await withoutRivals([fileOf(stranger)], other, judge(false, [carol.address]))).toEqual(fileOf())
})
