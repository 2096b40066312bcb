import { type Address, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction, type SafeTransactionInput } from '@/devnet/safeTransactions'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { createGateway } from '@/lib/gateway/client/client'
import { safeAbi } from '@/lib/safe/call/abi'
import { json, startWireServer, type WireServer } from '@/tests/gateway/wireServer'
import { change, other, strangeHash } from '@/tests/verify/lyingGateway'
import { failApproval, verifyApproved } from './approvedTransaction'

const [alice, bob] = owners
const [dave, erin] = recipients
const inner: Address = '0x1111111111111111111111111111111111111111'

let chain: Chain
let server: RunningGateway
let liar: WireServer
let outer: Safe
let twin: Safe
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  liar = await startWireServer()
  const create = (saltNonce: bigint) =>
    createSafe(chain, { version: '1.4.1', owners: [alice.address, inner], threshold: 1, saltNonce })
  outer = await create(501n)
  twin = await create(502n)
  await chain.client.setBalance({ address: outer.address, value: 1_000n })
})
afterAll(async () => {
  await Promise.all([server.stop(), liar.close()])
  await chain.stop()
})

const propose = async (input: SafeTransactionInput, safe = outer) =>
  (await proposeTo(server.url, chain, safe, input)).safeTxHash
const answerTo = async (hash: Hex): Promise<unknown> =>
  (await fetch(`${server.url}/v1/chains/31337/transactions/${hash}`)).json()

/** Looks the hash up, at a gateway that answers with `lie` where there is one. */
async function look(hash: Hex, { lie, safe = outer.address, approver = inner }: Question = {}) {
  if (lie !== undefined) liar.reply(json(lie))
  const gateway = createGateway({ baseUrl: lie === undefined ? server.url : liar.url })
  const approval = { safe, hash, approver }
  const input = { gateway, client: chain.client, chainId: 31337, approval, known: [] }
  return verifyApproved(input, new AbortController().signal).catch((error: unknown) => failApproval(approval, error))
}
type Question = { lie?: unknown; safe?: Address; approver?: Address }
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code)

test('what has the hash is shown as it is, with the warnings of its own', async () => {
  const hash = await propose({ to: dave.address, value: 7n, nonce: 0n })
  const found = await look(hash)
  expect(found).toMatchObject({ status: 'match', warnings: [], content: { decoded: { to: dave.address, value: 7n } } })
  expect(found.alarm).toBeUndefined()
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [other] })
  const module = await look(await propose({ to: outer.address, data, nonce: 0n }))
  expect(module.status).toBe('match')
  expect(codes(module)).toEqual(['ENABLE_MODULE'])
})

test('a lie about it is a mismatch, and nothing is shown that does not have the hash', async () => {
  const hash = await propose({ to: dave.address, value: 8n, nonce: 0n })
  const answer = await answerTo(hash)
  const honest = await look(hash, { lie: answer })
  expect(honest).toMatchObject({ status: 'match', content: { decoded: { to: dave.address } } })
  const elsewhere = await answerTo(await propose({ to: erin.address, value: 8n, nonce: 0n }))
  const lies = [
    change(answer, 'txData.to.value', erin.address),
    change(answer, 'txData.value', '1'),
    change(answer, 'txData.operation', 1),
    change(answer, 'detailedExecutionInfo.nonce', 1),
    elsewhere,
    change(elsewhere, 'detailedExecutionInfo.safeTxHash', hash),
  ]
  for (const lie of lies) {
    const found = await look(hash, { lie })
    expect(found).toMatchObject({ status: 'mismatch', alarm: { severity: 'danger', code: 'wrongApproval' } })
    expect(found.content).toBeUndefined()
  }
  expect(liar.seen).toHaveLength(1)
  // The same fields in another Safe, and a false signature: what has the hash is true, and yet somebody lies.
  const ofTwin = await answerTo(await propose({ to: dave.address, value: 8n, nonce: 0n }, twin))
  const forged = change(answer, 'detailedExecutionInfo.confirmations.0.signer.value', bob.address)
  for (const lie of [ofTwin, forged]) {
    expect(await look(hash, { lie })).toMatchObject({ status: 'mismatch', alarm: { severity: 'danger' } })
  }
})

test('the hash of another Safe’s transaction is nothing that this Safe could do', async () => {
  const hash = await propose({ to: dave.address, value: 9n, nonce: 0n }, twin)
  const found = await look(hash)
  expect(found).toMatchObject({ status: 'mismatch', alarm: { severity: 'danger' } })
  expect(found.content).toBeUndefined()
})

test('what cannot be looked up is a danger, and what is no Safe is no approval', async () => {
  const unknown = await look(strangeHash)
  const sentence = 'The Safe service knows no transaction of this hash.'
  expect(unknown).toMatchObject({ status: 'unknown', sentence, alarm: { severity: 'danger', address: outer.address } })
  expect(unknown.alarm?.message).toContain('what it does cannot be shown')
  expect(await look(strangeHash, { lie: { surprise: true } })).toMatchObject({
    status: 'unknown',
    alarm: { severity: 'danger' },
  })
  expect(await look(strangeHash, { safe: dave.address })).toMatchObject({
    status: 'unknown',
    alarm: { severity: 'caution', code: 'foreignApproval' },
  })
})

test('an approval in turn is not followed, but named as a danger; one by no owner as idle', async () => {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [strangeHash] })
  const hash = await propose({ to: twin.address, data, nonce: 0n })
  expect(codes(await look(hash))).toEqual(['blindApproval'])
  expect(codes(await look(hash, { approver: erin.address }))).toEqual(['idleApproval', 'blindApproval'])
})

test('a nonce that is used already is said, and what it was stays shown', async () => {
  const hash = await propose({ to: dave.address, value: 5n, nonce: 0n })
  const stale = await answerTo(hash)
  await executeSafeTransaction(chain, outer, { to: erin.address, value: 1n }, [alice])
  for (const found of [await look(hash), await look(hash, { lie: stale })]) {
    expect(found).toMatchObject({ status: 'match', content: { decoded: { to: dave.address } } })
    expect(codes(found)).toContain('usedApproval')
  }
})
