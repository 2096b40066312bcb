import { type Address, createPublicClient, encodeFunctionData, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { SafeVersion } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { verifyGiven } from './givenApproval'

const [alice, bob] = owners
const [dave, erin] = recipients
const inner: Address = '0x1111111111111111111111111111111111111111'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const create = (version: SafeVersion, saltNonce: bigint) =>
  createSafe(chain, { version, owners: [alice.address, inner], threshold: 1, saltNonce })
const payment = createTransaction({ to: dave.address, value: 7n, data: '0x' }, 0n)
const hashOf = ({ address, version }: Pick<Safe, 'address' | 'version'>, transaction: SafeTransaction) =>
  hashSafeTransaction({ chainId: 31337, address, version }, transaction).safeTxHash
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code)

/** Gives `transaction` for the approval of a hash of `safe`. */
function give(safe: Pick<Safe, 'address' | 'version'>, transaction: SafeTransaction, more: More = {}) {
  const { hash = hashOf(safe, payment), approver = inner, client = chain.client, known = [] } = more
  const approval = { safe: safe.address, hash, approver }
  return verifyGiven({ client, chainId: 31337, approval, known, transaction })
}
type More = Partial<Record<'hash', `0x${string}`> & Record<'approver', Address>> &
  Partial<Pick<Parameters<typeof verifyGiven>[0], 'client' | 'known'>>

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'on %s what has the approved hash is shown as it is',
  async (version) => {
    const outer = await create(version, 601n)
    expect(await give(outer, payment)).toMatchObject({
      ...{ status: 'match', warnings: [], content: { decoded: { to: dave.address, value: 7n } } },
      sentence: 'Recomputed from what was given here: this is what is approved.',
    })
  },
)

test('whatever differs from it in one field is not taken', async () => {
  const outer = await create('1.4.1', 602n)
  const changes: Partial<SafeTransaction>[] = [
    ...[{ to: erin.address }, { value: 8n }, { data: '0x00' as const }, { operation: 1 as const }],
    ...[{ safeTxGas: 1n }, { baseGas: 1n }, { gasPrice: 1n }, { gasToken: dave.address }],
    ...[{ refundReceiver: dave.address }, { nonce: 1n }],
  ]
  expect(new Set(changes.flatMap(Object.keys))).toEqual(new Set(Object.keys(payment)))
  for (const change of changes) {
    await expect(give(outer, { ...payment, ...change })).rejects.toThrow('This is another transaction')
  }
})

test('the hash counts for the Safe that the approval names, by its version on the chain', async () => {
  const [outer, twin] = [await create('1.4.1', 603n), await create('1.4.1', 604n)]
  await expect(give(outer, payment, { hash: hashOf(twin, payment) })).rejects.toThrow('another transaction')
  const legacy = { ...outer, version: '0.1.0' as SafeVersion }
  await expect(give(outer, payment, { hash: hashOf(legacy, payment) })).rejects.toThrow('another transaction')
})

test('it is judged like any other: its own warnings, who approves, and a nonce that is used already', async () => {
  const outer = await create('1.4.1', 605n)
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [bob.address] })
  const module = createTransaction({ to: outer.address, value: 0n, data }, 0n)
  const hash = hashOf(outer, module)
  expect(codes(await give(outer, module, { hash }))).toEqual(['ENABLE_MODULE'])
  expect(codes(await give(outer, payment, { approver: erin.address }))).toEqual(['idleApproval'])
  const twin: Address = `0x${dave.address.slice(2, 8)}${'0'.repeat(28)}${dave.address.slice(-6)}`
  expect(codes(await give(outer, payment, { known: [twin] }))).toEqual(['lookAlikeAddress'])
  await executeSafeTransaction(chain, outer, { to: erin.address, value: 0n }, [alice])
  const used = await give(outer, payment)
  expect(used).toMatchObject({ status: 'match', content: { decoded: { to: dave.address } } })
  expect(codes(used)).toEqual(['usedApproval'])
})

test('without the chain, and for what is no Safe, nothing is taken', async () => {
  const outer = await create('1.4.1', 606n)
  const client = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  await expect(give(outer, payment, { client })).rejects.toThrow(ChainUnavailableError)
  await expect(give({ ...outer, address: dave.address }, payment)).rejects.toThrow(NotASafeError)
})
