// @vitest-environment jsdom
import type { GatewayTransactionDetails } from '@safe-global/safe-apps-sdk'
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { owners, recipients } from '@/devnet/accounts'
import { createSafe, type SafeOptions } from '@/devnet/safes'
import { executeSafeTransaction, safeAbi } from '@/devnet/safeTransactions'
import { devnetTokens } from '@/devnet/tokens'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import { type AppWorld, startAppWorld, viewOf } from '@/tests/screens/askingApp'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const unknown: Hex = keccak256('0x01')

let world: AppWorld
let chain: AppWorld['chain']
let node: AppWorld['node']
let host: AppWorld['host']
let saltNonce = 9_300n
beforeAll(async () => {
  world = await startAppWorld()
  ;({ chain, node, host } = world)
})
afterEach(() => world.mend())
afterAll(() => world.stop())

async function makeSafe(options: Partial<SafeOptions> = {}) {
  saltNonce += 1n
  const all = owners.map(({ address }) => address)
  const safe = await createSafe(chain, { version: '1.4.1', owners: all, threshold: 2, saltNonce, ...options })
  await chain.client.setBalance({ address: safe.address, value: 1_000_000n })
  const view = await viewOf(chain, safe.address)
  const pay = (nonce: bigint, value = 7n) => {
    const transaction = createTransaction({ to: dave.address, value, data: '0x' }, nonce)
    const { safeTxHash } = hashSafeTransaction(view, transaction)
    return { chainId: 31337, safe: safe.address, transaction, safeTxHash, signatures: [] }
  }
  return { safe, view, pay }
}

type Made = Awaited<ReturnType<typeof makeSafe>>
type Payment = ReturnType<Made['pay']>

/** As if each had signed it and handed it on to this browser. */
async function hold({ view }: Made, payment: Payment, ...signers: (typeof owners)[number][]) {
  const data = safeTransactionTypedData(view, payment.transaction)
  const signatures = await Promise.all(
    signers.map(async (owner) => ({ signer: owner.address, signature: await owner.signTypedData(data) })),
  )
  const file = { ...payment, signatures }
  host.holdTransaction(host.openHeldTransactions(host.browserStorage, view), file)
  return file
}

const execute = ({ safe }: Made, { transaction }: Pick<Payment, 'transaction'>) =>
  executeSafeTransaction(chain, safe, transaction, [alice, bob])

/** What an app is told on a page that was opened just now, in the shape that gateways promise. */
async function ask({ view }: Made, safeTxHash: Hex): Promise<GatewayTransactionDetails> {
  const answer = await host.openApp(view, node.client).getBySafeTxHash(safeTxHash)
  expect(() => z.parse(transactionDetails, answer)).not.toThrow()
  return structuredClone(answer) as GatewayTransactionDetails
}

function signersOf({ detailedExecutionInfo: info }: GatewayTransactionDetails) {
  return info && 'confirmations' in info ? info.confirmations.map(({ signer }) => signer.value) : undefined
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'what an app sent to a Safe %s waits for owners, then for its execution, and then has its txHash',
  async (version) => {
    const made = await makeSafe({ version })
    const payment = made.pay(0n)
    await hold(made, payment, alice)
    const first = await ask(made, payment.safeTxHash)
    expect(first).toMatchObject({
      ...{ safeAddress: made.safe.address, txStatus: 'AWAITING_CONFIRMATIONS' },
      txInfo: { type: 'Transfer', recipient: { value: dave.address }, transferInfo: { value: '7' } },
      txData: { to: { value: dave.address }, value: '7', operation: 0 },
      detailedExecutionInfo: { nonce: 0, confirmationsRequired: 2, safeTxHash: payment.safeTxHash },
    })
    expect(first.txHash).toBeUndefined()
    expect(signersOf(first)).toEqual([alice.address])
    await hold(made, payment, bob)
    const second = await ask(made, payment.safeTxHash)
    expect(second.txStatus).toBe('AWAITING_EXECUTION')
    expect(new Set(signersOf(second))).toEqual(new Set([alice.address, bob.address]))
    // What waits is in no record.
    expect(node.ranges).toEqual([])
    const { receipt } = await execute(made, payment)
    const { timestamp } = await chain.client.getBlock({ blockNumber: receipt.blockNumber })
    const last = await ask(made, payment.safeTxHash)
    expect(last).toMatchObject({
      ...{ txStatus: 'SUCCESS', txHash: receipt.transactionHash, executedAt: Number(timestamp) * 1000 },
      detailedExecutionInfo: { executor: { value: alice.address }, confirmationsRequired: 2 },
    })
    expect(new Set(signersOf(last))).toEqual(new Set([alice.address, bob.address]))
  },
)

test('what was executed and failed has its txHash, and what another took the nonce of is cancelled', async () => {
  const made = await makeSafe()
  const lost = made.pay(0n, 8n)
  await hold(made, lost, alice)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave.address, 1n] })
  const failing = createTransaction({ to: devnetTokens.token, value: 0n, data }, 0n, 100_000n)
  const { safeTxHash, receipt } = await execute(made, { transaction: failing })
  const failed = await ask(made, safeTxHash)
  expect(failed).toMatchObject({ txStatus: 'FAILED', txHash: receipt.transactionHash })
  expect(failed.txInfo).toMatchObject({ type: 'Custom', methodName: 'transfer', dataSize: '68' })
  const cancelled = await ask(made, lost.safeTxHash)
  expect(cancelled.txStatus).toBe('CANCELLED')
  expect(cancelled.txHash).toBeUndefined()
  await execute(made, made.pay(1n))
  expect((await ask(made, lost.safeTxHash)).txStatus).toBe('CANCELLED')
})

test.each([true, false])(
  'what others executed is told by the chain alone, with and without what the Safe writes of it (%s)',
  async (l2) => {
    const made = await makeSafe({ l2 })
    const ours = await execute(made, made.pay(0n, 11n))
    await execute(made, made.pay(1n, 12n))
    expect(await ask(made, ours.safeTxHash)).toMatchObject({
      ...{ txStatus: 'SUCCESS', txHash: ours.receipt.transactionHash },
      txData: { value: '11' },
      detailedExecutionInfo: { nonce: 0, confirmations: [{}, {}] },
    })
  },
)

test('only signatures that hold, of owners, one of each, and approvals of the chain are confirmations', async () => {
  const made = await makeSafe({ threshold: 3 })
  const payment = made.pay(0n)
  const { signatures } = await hold(made, payment, alice)
  const [ofAlice] = signatures
  if (!ofAlice) throw new Error('Nobody signed')
  const forged = [ofAlice, ofAlice, { ...ofAlice, signer: bob.address }, { ...ofAlice, signer: erin.address }]
  host.openHeldTransactions(host.browserStorage, made.view).write([{ ...payment, signatures: forged }])
  expect(signersOf(await ask(made, payment.safeTxHash))).toEqual([alice.address])
  const approval = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [payment.safeTxHash] })
  await chain.client.sendTransactionSync({ account: carol, to: made.safe.address, data: approval })
  expect(signersOf(await ask(made, payment.safeTxHash))).toEqual([alice.address, carol.address])
})

test('what is kept under a hash is computed again', async () => {
  const made = await makeSafe()
  const [claimed, real] = [made.pay(0n), made.pay(1n, 9n)]
  await hold(made, { ...real, safeTxHash: claimed.safeTxHash }, alice)
  await expect(ask(made, claimed.safeTxHash)).rejects.toMatchObject({ code: -32001 })
  expect(await ask(made, real.safeTxHash)).toMatchObject({ txData: { value: '9' } })
})

test('what was begun here is known before anything of it is handed on', async () => {
  const made = await makeSafe()
  const { transaction, safeTxHash } = made.pay(0n)
  const note = host.createNote({ ref: made.view, account: alice.address, safeTxHash }, 'execute', transaction)
  host.unfinishedActs.keepNote(note)
  expect(await ask(made, safeTxHash)).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: { submittedAt: note.askedAt },
  })
})

test('apps that ask for what nobody knows have the records looked through once, range by range and not for ever', async () => {
  const made = await makeSafe()
  await execute(made, made.pay(0n))
  await chain.client.mine({ blocks: 400 })
  node.limit = (blocks) => (blocks > 10 ? { error: { code: -32602, message: 'up to a 10 block range' } } : undefined)
  const app = host.openApp(made.view, node.client)
  const refused = expect.objectContaining({ code: -32001, message: expect.stringMatching(/know the transaction/) })
  await expect(app.getBySafeTxHash(unknown)).rejects.toEqual(refused)
  expect(node.ranges.filter(({ blocks }) => blocks <= 10)).toHaveLength(30)
  const asked = node.ranges.length
  const others = Array.from({ length: 20 }, (_, index) => keccak256(`0x${`${index}`.padStart(2, '0')}`))
  for (const hash of others) await expect(app.getBySafeTxHash(hash)).rejects.toEqual(refused)
  expect(node.ranges).toHaveLength(asked)
})

test('many who ask at once for what was executed have the newest range looked through once', async () => {
  const made = await makeSafe()
  const payment = made.pay(0n)
  await hold(made, payment, alice, bob)
  await execute(made, payment)
  const app = host.openApp(made.view, node.client)
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.getBySafeTxHash(payment.safeTxHash)))
  expect(new Set(answers)).toEqual(new Set([expect.objectContaining({ txStatus: 'SUCCESS' })]))
  expect(node.ranges).toHaveLength(1)
})

test('a node whose records lack the execution is no word that there was none', async () => {
  const made = await makeSafe()
  const payment = made.pay(0n)
  await hold(made, payment, alice, bob)
  await execute(made, payment)
  node.limit = () => ({ result: [] })
  await expect(ask(made, payment.safeTxHash)).rejects.toMatchObject({
    ...{ code: -32001, message: expect.stringMatching(/nonce is used/) },
  })
})

test('a node that is gone is an error for the app, and asked again', async () => {
  const made = await makeSafe()
  const payment = made.pay(0n)
  await hold(made, payment, alice, bob)
  await execute(made, payment)
  node.limit = () => ({ status: 503 })
  const app = host.openApp(made.view, node.client)
  await expect(app.getBySafeTxHash(payment.safeTxHash)).rejects.toThrow()
  node.limit = () => undefined
  expect(await app.getBySafeTxHash(payment.safeTxHash)).toMatchObject({ txStatus: 'SUCCESS' })
})
