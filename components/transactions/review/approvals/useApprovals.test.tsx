// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { type Address, encodeFunctionData, type Hex, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { decodeCall } from '@/lib/safe/call/callData'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice] = owners
const [dave] = recipients

let running: RunningSite
let parts: Awaited<ReturnType<typeof loadParts>>
let safe: SafeView
/** The Safe whose transactions are approved: `safe` is one of its owners. */
let outer: Safe
beforeAll(async () => {
  running = await startSite()
  const { chain } = running
  const { address } = await createSafe(chain, { version: '1.4.1', owners: [alice.address], threshold: 1 })
  outer = await createSafe(chain, { version: '1.4.1', owners: [alice.address, address], threshold: 2 })
  const view = joinSafe({ chainId: 31337, address }, await readSafe(chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  safe = view
  parts = await loadParts()
})
afterEach(() => running.mend())
afterAll(() => running.stop())

async function loadParts() {
  const [approvals, give, words] = await Promise.all([
    import('./useApprovals'),
    import('./useGiveTransaction'),
    import('@/components/transactions/review/words'),
  ])
  return { ...approvals, ...give, words }
}

const payment = (value: bigint) => ({ to: dave.address, value, data: '0x' }) as const
const approval = (hash: Hex, to: Address = outer.address) => ({
  ...{ to, value: 0n },
  data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] }),
})

/** A payment of the other Safe as it is handed on. */
function handOn(value: bigint) {
  const transaction = createTransaction(payment(value), 0n)
  const account = { chainId: 31337, address: outer.address, version: outer.version }
  const { safeTxHash } = hashSafeTransaction(account, transaction)
  return { chainId: 31337, safe: outer.address, transaction, safeTxHash, signatures: [] }
}
const propose = async (value: bigint) =>
  (await proposeTo(running.gateway.url, running.chain, outer, { ...payment(value), nonce: 0n })).safeTxHash

/** What is found out about the approvals in a call of the Safe. */
function open(call: Parameters<typeof decodeCall>[1] | undefined) {
  const decoded = call && decodeCall(safe.address, call)
  return openHook(
    running.site,
    () => ({ ...parts.useApprovals(safe, decoded), give: parts.useGiveTransaction(safe) }),
    undefined,
  )
}
const statusesOf = ({ states }: ReturnType<typeof parts.useApprovals>) => states.map(({ approved }) => approved?.status)

test('what is approved is shown as it is, and nothing can be signed before', async () => {
  const hash = await propose(7n)
  const { now, close } = open(approval(hash))
  expect(now()).toMatchObject({ states: [{ approved: undefined }], left: 0, problem: parts.words.approvalSought })
  await waitFor(() => expect(statusesOf(now())).toEqual(['match']))
  expect(now().problem).toBeUndefined()
  expect(now().states).toMatchObject([{ approved: { hash, content: { decoded: { to: dave.address, value: 7n } } } }])
  close()
})

test('a call that approves nothing, or is not read yet, is not held up', () => {
  for (const call of [payment(1n), undefined]) {
    const { now, close } = open(call)
    expect(now()).toMatchObject({ states: [], left: 0, problem: undefined })
    close()
  }
})

test('what the service does not know keeps from signing until somebody gives it, and only what it is is taken', async () => {
  const file = handOn(8n)
  const { now, close } = open(approval(file.safeTxHash))
  await waitFor(() => expect(now().problem).toBe(parts.words.unknownApproval))
  const [state] = now().states
  if (!state) throw new Error('Nothing is approved')
  await act(() => expect(now().give(state.approval, handOn(9n))).rejects.toThrow())
  expect(now().problem).toBe(parts.words.unknownApproval)
  await act(() => now().give(state.approval, file))
  await waitFor(() => expect([statusesOf(now()), now().problem]).toEqual([['match'], undefined]))
  close()
})

test('while the service is away what was given stands in for it, and a lie of the service stays one', async () => {
  const hash = await propose(10n)
  running.service.set('cut')
  const { now, queryClient, close } = open(approval(hash))
  await waitFor(() => expect(statusesOf(now())).toEqual(['unknown']))
  const [state] = now().states
  if (!state) throw new Error('Nothing is approved')
  await act(() => now().give(state.approval, handOn(10n)))
  await waitFor(() => expect(now().problem).toBeUndefined())
  running.mend()
  running.service.lie((url, answer) => {
    if (!url.includes(hash)) return undefined
    const { txData, ...rest } = Object(answer)
    return { ...rest, txData: { ...txData, value: '1' } }
  })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(statusesOf(now())).toEqual(['mismatch']))
  expect(now().problem).toBe(parts.words.falseApproval)
  close()
})

test('of a contract that is no Safe it does not matter what has the hash', async () => {
  const { now, close } = open(approval(toHex(1n, { size: 32 }), devnetTokens.token))
  await waitFor(() => expect(now().states[0]?.approved?.alarm?.code).toBe('foreignApproval'))
  expect(now().problem).toBeUndefined()
  close()
})

test('of a batch ten are looked up, the others are counted, and it is not signed', async () => {
  const hash = await propose(11n)
  const unknown = Array.from({ length: 11 }, (_, index) => toHex(BigInt(index + 1), { size: 32 }))
  const asked = new Set<string>()
  running.service.lie((url) => void asked.add(url))
  const batch = encodeBatch('1.4.1', [approval(hash), ...unknown.map((each) => approval(each))])
  const { now, close } = open({ ...batch, value: 0n })
  await waitFor(() => expect(statusesOf(now())).toEqual(['match', ...Array(9).fill('unknown')]))
  expect([now().left, now().problem]).toEqual([2, parts.words.tooManyApprovals(2)])
  expect(asked.size).toBe(10)
  close()
})
