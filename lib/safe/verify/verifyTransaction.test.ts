import { type Address, createPublicClient, encodeFunctionData, type Hex, hashMessage, http, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { sayReason } from './reason'
import { type ClaimedTransaction, type VerificationContext, verifyTransaction } from './verifyTransaction'

const [alice, bob, carol] = owners
const outsider = recipients[0]
const other: Address = '0x000000000000000000000000000000000000dEaD'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('verifyTransaction on %s', (version) => {
  let safe: Safe
  let state: SafeState
  let context: VerificationContext
  let claimed: ClaimedTransaction
  let transaction: SafeTransaction

  beforeAll(async () => {
    safe = await createSafe(chain, { version, owners: owners.map((owner) => owner.address), threshold: 2 })
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
    await executeSafeTransaction(chain, safe, { to: other }, [alice, bob])
    state = await readSafe(chain.client, safe.address)
    const account = { address: safe.address, chainId: chain.chainId, version: `${version}+L2` }
    context = { account, chain: state, client: chain.client }
    transaction = createTransaction({ to: other, value: 7n, data }, 3n)
    const signature = await alice.signTypedData(safeTransactionTypedData(account, transaction))
    claimed = {
      transaction,
      safeTxHash: hashSafeTransaction(account, transaction).safeTxHash,
      confirmations: [{ signer: alice.address, signature }],
      confirmationsRequired: 2,
    }
  })

  test('matches what is true, with every check a match', async () => {
    const result = await verifyTransaction(context, claimed)
    expect(result.checks.map(({ subject, status }) => [subject, status])).toEqual([
      ['safeTxHash', 'match'],
      ['contractHash', 'match'],
      ['nonce', 'match'],
      ['threshold', 'match'],
      ['confirmation', 'match'],
    ])
    expect(result).toMatchObject({ status: 'match', signedBy: [alice.address] })
  })

  const tampered: [string, Partial<SafeTransaction>][] = [
    ['to', { to: outsider.address }],
    ['value', { value: 8n }],
    ['data', { data: '0x' }],
    ['operation', { operation: 1 }],
    ['safeTxGas', { safeTxGas: 1n }],
    ['baseGas', { baseGas: 1n }],
    ['gasPrice', { gasPrice: 1n }],
    ['gasToken', { gasToken: other }],
    ['refundReceiver', { refundReceiver: other }],
    ['nonce', { nonce: 4n }],
  ]
  test.each(tampered)('a changed %s is a mismatch that names the field', async (field, change) => {
    const alternatives = [{ to: other }, { value: 7n }, { data: transaction.data }]
    const lie = { ...claimed, transaction: { ...transaction, ...change }, alternatives }
    const result = await verifyTransaction(context, lie)
    expect(result).toMatchObject({ status: 'mismatch', signedBy: [] })
    expect(result.checks[0]).toMatchObject({ subject: 'safeTxHash', status: 'mismatch', field })
  })

  test('a value that nothing else gives is said to be one of the fields, if owners signed the hash', async () => {
    const lie = { ...claimed, transaction: { ...transaction, value: 8n }, alternatives: [] }
    const [signed] = (await verifyTransaction(context, lie)).checks
    expect(signed).toMatchObject({ status: 'mismatch', field: 'signedFields' })
    expect(signed && sayReason(signed.reason)).toContain(
      'to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken',
    )
    const [unsigned] = (await verifyTransaction(context, { ...lie, confirmations: [] })).checks
    expect(unsigned).toMatchObject({ status: 'mismatch', field: 'hashOrFields' })
  })

  test('a nonce is found among the next hundred', async () => {
    const lie = { ...claimed, transaction: { ...transaction, nonce: 9_999n } }
    expect((await verifyTransaction(context, lie)).checks[0]).toMatchObject({ field: 'nonce', expected: '3' })
  })

  test('a field changed together with the hash is betrayed by the signatures', async () => {
    const lied = { ...transaction, value: 8n }
    const { safeTxHash } = hashSafeTransaction(context.account, lied)
    const result = await verifyTransaction(context, { ...claimed, transaction: lied, safeTxHash })
    expect(result).toMatchObject({ status: 'mismatch', signedBy: [] })
    expect(result.checks.at(-1)).toMatchObject({ subject: 'confirmation', field: 'signature', owner: alice.address })
  })

  test('a changed hash is named when the owners signed what is shown', async () => {
    const result = await verifyTransaction(context, { ...claimed, safeTxHash: keccak256('0x') })
    expect(result.checks[0]).toMatchObject({ status: 'mismatch', field: 'safeTxHash' })
    const noHash = await verifyTransaction(context, { ...claimed, safeTxHash: 'none' })
    expect(noHash.checks[0]).toMatchObject({ status: 'mismatch', field: 'safeTxHash' })
  })

  test("a confirmation under another owner's name, an outsider's, and one counted twice are mismatches", async () => {
    const [confirmation] = claimed.confirmations
    if (!confirmation) throw new Error('no confirmation')
    const renamed = await verifyTransaction(context, {
      ...claimed,
      confirmations: [{ ...confirmation, signer: bob.address }],
    })
    expect(renamed.checks.at(-1)).toMatchObject({ field: 'signer', owner: bob.address, expected: alice.address })
    const signature = await outsider.signTypedData(safeTransactionTypedData(context.account, transaction))
    const confirmations = [confirmation, { signer: outsider.address, signature }]
    const foreign = await verifyTransaction(context, { ...claimed, confirmations })
    expect(foreign).toMatchObject({ status: 'mismatch', signedBy: [alice.address] })
    const twice = await verifyTransaction(context, { ...claimed, confirmations: [confirmation, confirmation] })
    expect(twice).toMatchObject({ status: 'mismatch', signedBy: [alice.address] })
  })

  test('a used nonce and a wrong threshold are mismatches', async () => {
    const used = { ...transaction, nonce: 0n }
    const { safeTxHash } = hashSafeTransaction(context.account, used)
    const result = await verifyTransaction(context, { transaction: used, safeTxHash, confirmations: [] })
    expect(result.checks).toContainEqual(expect.objectContaining({ status: 'mismatch', field: 'nonce', expected: '1' }))
    const lowered = await verifyTransaction(context, { ...claimed, confirmationsRequired: 1 })
    expect(lowered.checks).toContainEqual(expect.objectContaining({ status: 'mismatch', field: 'threshold' }))
  })

  test("believes the chain's version, not the service's", async () => {
    const account = { ...context.account, version: '1.1.1' }
    expect((await verifyTransaction({ ...context, account }, claimed)).status).toBe('match')
    const withoutChain = await verifyTransaction({ account, chain: undefined, client: undefined }, claimed)
    expect(withoutChain.checks[0]).toMatchObject({ status: 'mismatch', field: 'version' })
  })

  test('is unknown, not a match, when the chain does not answer', async () => {
    const down = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    for (const client of [undefined, down]) {
      const result = await verifyTransaction({ ...context, chain: undefined, client }, claimed)
      expect(result).toMatchObject({ status: 'unknown', signedBy: [] })
      expect(result.checks[0]).toMatchObject({ subject: 'safeTxHash', status: 'match' })
    }
    const staleState = await verifyTransaction({ ...context, client: down }, claimed)
    expect(staleState.status).toBe('unknown')
    expect(staleState.checks[1]).toMatchObject({ subject: 'contractHash', status: 'unknown' })
  })

  test('is unknown for a version whose rules are not known', async () => {
    const result = await verifyTransaction({ ...context, chain: { ...state, version: '9.0.0' } }, claimed)
    expect(result).toMatchObject({ status: 'unknown', hashes: undefined, signedBy: [] })
  })

  test('fields out of range are unknown, not a crash', async () => {
    for (const change of [{ value: 2n ** 256n }, { nonce: -1n }, { to: '0x12' as Address }, { data: '0xzz' as Hex }]) {
      const result = await verifyTransaction(context, { ...claimed, transaction: { ...transaction, ...change } })
      expect(result.status).not.toBe('match')
    }
  })
})

describe('an executed transaction', () => {
  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('is proved by the event of the contract (%s)', async (version) => {
    const ownerAddresses = owners.map((owner) => owner.address)
    const safe = await createSafe(chain, { version, owners: ownerAddresses, threshold: 2, saltNonce: 4n })
    const done = await executeSafeTransaction(chain, safe, { to: other }, [bob, carol])
    const args = [bob.address, carol.address, 1n] as const
    const swap = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
    await executeSafeTransaction(chain, safe, { to: safe.address, data: swap }, [alice, bob])
    const state = await readSafe(chain.client, safe.address)
    const account = { address: safe.address, chainId: chain.chainId, version }
    const context = { account, chain: state, client: chain.client }
    const signature = await carol.signTypedData(safeTransactionTypedData(account, done.transaction))
    const claimed: ClaimedTransaction = {
      transaction: done.transaction,
      safeTxHash: done.safeTxHash,
      confirmations: [
        { signer: carol.address, signature },
        { signer: bob.address, signature: approvedHashSignature(bob.address) },
      ],
      execution: { txHash: done.receipt.transactionHash },
    }
    expect(await verifyTransaction(context, claimed)).toMatchObject({ status: 'match' })
    const lies = [
      { to: alice.address },
      { value: 9n },
      { data: '0x1234' },
      { safeTxGas: 5n },
      { gasToken: other },
    ] as const
    for (const lie of lies) {
      const lied = { ...claimed, transaction: { ...done.transaction, ...lie } }
      expect((await verifyTransaction(context, lied)).checks[0]).toMatchObject({ field: Object.keys(lie)[0] })
    }
    const queued = await verifyTransaction(context, { ...claimed, execution: undefined })
    const wrong = queued.checks.filter(({ status }) => status === 'mismatch').map(({ field, owner }) => [field, owner])
    expect(wrong).toEqual([
      ['nonce', undefined],
      ['signature', bob.address],
    ])
    expect(queued.signedBy).toEqual([])
    for (const txHash of [hashMessage('none'), (await lastTransactionHash()) as Hex]) {
      const lie = await verifyTransaction(context, { ...claimed, execution: { txHash } })
      expect(lie.checks).toContainEqual(expect.objectContaining({ subject: 'execution', status: 'mismatch' }))
    }
  })
})

async function lastTransactionHash() {
  const block = await chain.client.getBlock()
  return block.transactions[0]
}

test('who signed what waits and has left since is no liar, and does not count', async () => {
  const safe = await createSafe(chain, { version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
  const account = { address: safe.address, chainId: chain.chainId, version: '1.4.1' }
  const transaction = createTransaction({ to: other, value: 7n, data: '0x' }, 3n)
  const sign = async (owner: (typeof owners)[number]) => ({
    signer: owner.address,
    signature: await owner.signTypedData(safeTransactionTypedData(account, transaction)),
  })
  const confirmations = await Promise.all([sign(bob), sign(alice)])
  const { safeTxHash } = hashSafeTransaction(account, transaction)
  const args = [alice.address, bob.address, 2n] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args })
  await executeSafeTransaction(chain, safe, { to: safe.address, data }, [alice, carol])
  const context = { account, chain: await readSafe(chain.client, safe.address), client: chain.client }
  const result = await verifyTransaction(context, { transaction, safeTxHash, confirmations })
  expect(result).toMatchObject({ status: 'match', signedBy: [alice.address] })
  expect(result.checks.find(({ owner }) => owner === bob.address)).toMatchObject({ reason: { code: 'pastOwnerNow' } })
  const stranger = { signer: outsider.address, signature: (await sign(carol)).signature }
  const lied = await verifyTransaction(context, { transaction, safeTxHash, confirmations: [stranger] })
  expect(lied).toMatchObject({ status: 'mismatch', signedBy: [] })
  const signature = await outsider.signTypedData(safeTransactionTypedData(account, transaction))
  const foreign = await verifyTransaction(context, {
    ...{ transaction, safeTxHash, confirmations: [{ signer: outsider.address, signature }] },
  })
  expect(foreign).toMatchObject({ status: 'mismatch', signedBy: [] })
})
